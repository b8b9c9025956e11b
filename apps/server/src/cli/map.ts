import { parseArgs } from 'node:util'
import { openCliDb, toTypedPath } from '#cli/open-cli-db.ts'
import { makeProgressLine } from '#progress-line.ts'
import type { Db } from '#db/db.ts'
import { parseArea } from '#geo/importing/parse-area.ts'
import { importMap } from '#geo/importing/import-map.ts'
import type { ImportOptions } from '#geo/importing/import-options.ts'
import { toSummaryLines } from '#geo/importing/to-summary-lines.ts'
import { MapProblem } from '#geo/map-problem.ts'
import { listDatasets, removeDataset } from '#geo/store/datasets.ts'
import { StartProblem } from '#start-problem.ts'

const usage = `npm run map -- import FILE --dataset NAME [--bbox w,s,e,n] [--without-tiles]
    reads an OpenStreetMap extract (.osm.pbf, .osm, .osm.gz) or the tiles of a Protomaps file (.pmtiles)
npm run map -- list
    the datasets there are
npm run map -- remove NAME
    takes a dataset off the map
`

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (line: string): void => void process.stderr.write(`${line}\n`)

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      dataset: { type: 'string' },
      bbox: { type: 'string' },
      'without-tiles': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [command, first, ...rest] = positionals
  if (rest.length === 0) {
    if (command === 'import' && first !== undefined && values.dataset !== undefined) {
      const area = values.bbox === undefined ? undefined : parseArea(values.bbox)
      const options = { dataset: values.dataset, area, isWithoutTiles: values['without-tiles'] }
      return withDb((db) => runImport(db, toTypedPath(first), options))
    }
    if (command === 'list' && first === undefined) return withDb(runList)
    if (command === 'remove' && first !== undefined) return withDb((db) => runRemove(db, first))
  }
  complain(usage)
  return 2
}

async function runImport(db: Db, path: string, options: ImportOptions): Promise<number> {
  const lines = new Map<string, ReturnType<typeof makeProgressLine>>()
  const onProgress: ImportOptions['onProgress'] = (stage, done, total) => {
    const line = lines.get(stage) ?? makeProgressLine(stage)
    lines.set(stage, line)
    // Bytes are counted in percent: nobody reads eight digits.
    if (stage === 'Reading the file') line(Math.floor((done / total) * 100), 100)
    else line(done, total)
  }
  const summary = await importMap(db, path, { ...options, onProgress })
  for (const line of toSummaryLines(summary)) say(line)
  return 0
}

async function runList(db: Db): Promise<number> {
  const datasets = await listDatasets(db.read)
  if (datasets.length === 0) say('There is no map yet. Import one: npm run map -- import FILE --dataset NAME')
  for (const { name, tiles, addresses } of datasets) {
    const at = (time: number): string => new Date(time).toISOString().slice(0, 10)
    const parts = [
      tiles === undefined ? 'no tiles' : `tiles of ${tiles.source} (${at(tiles.publishedAt)})`,
      addresses === undefined
        ? 'no addresses'
        : `addresses of ${addresses.source} (${at(addresses.publishedAt)})`,
    ]
    say(`${name}: ${parts.join(', ')}`)
  }
  return 0
}

async function runRemove(db: Db, name: string): Promise<number> {
  if (await removeDataset(db, name)) {
    say(`${name} is removed.`)
    return 0
  }
  complain(`There is no dataset ${name}.`)
  return 1
}

async function withDb(work: (db: Db) => Promise<number>): Promise<number> {
  const db = await openCliDb()
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  const isUsage =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  const isMapProblem = error instanceof MapProblem
  if (!isMapProblem && !(error instanceof StartProblem) && !isUsage) throw error
  complain(isMapProblem ? `${error.message} Nothing was changed.` : error.message)
  if (isUsage) complain(usage)
  process.exitCode = isUsage ? 2 : 1
}
