import { parseArgs } from 'node:util'
import { toTypedPath } from '#cli/open-cli-db.ts'
import { CommandProblem, runProgram, say, withDb } from '#cli/run-command.ts'
import { makeProgressLine } from '#progress-line.ts'
import type { Db } from '#db/db.ts'
import { parseArea } from '#geo/importing/parse-area.ts'
import { importMap } from '#geo/importing/import-map.ts'
import type { ImportOptions } from '#geo/importing/import-options.ts'
import { toSummaryLines } from '#geo/importing/to-summary-lines.ts'
import { MapProblem } from '#geo/map-problem.ts'
import { listDatasets, removeDataset } from '#geo/store/datasets.ts'

const usage = `npm run map -- import FILE --dataset NAME [--bbox w,s,e,n] [--without-tiles]
    reads an OpenStreetMap extract (.osm.pbf, .osm, .osm.gz) or the tiles of a Protomaps file (.pmtiles)
npm run map -- list
    the datasets there are
npm run map -- remove NAME
    takes a dataset off the map`

await runProgram(usage, async () => {
  const { values, positionals } = parseArgs({
    options: {
      dataset: { type: 'string' },
      bbox: { type: 'string' },
      'without-tiles': { type: 'boolean' },
    },
    allowPositionals: true,
  })
  const [command, first, ...rest] = positionals
  const { dataset, bbox, 'without-tiles': isWithoutTiles = false } = values
  // These options belong to the import: 'remove' with a box would remove the whole dataset.
  if (rest.length > 0 || (command !== 'import' && Object.keys(values).length > 0)) return 'usage'
  if (command === 'import' && first !== undefined && dataset !== undefined)
    await runImport(toTypedPath(first), bbox, { dataset, isWithoutTiles })
  else if (command === 'list' && first === undefined) await withDb(runList)
  else if (command === 'remove' && first !== undefined) await withDb((db) => runRemove(db, first))
  else return 'usage'
  return 'done'
})

async function runImport(path: string, bbox: string | undefined, options: ImportOptions): Promise<void> {
  const lines = new Map<string, ReturnType<typeof makeProgressLine>>()
  const onProgress: ImportOptions['onProgress'] = (stage, done, total) => {
    const line = lines.get(stage) ?? makeProgressLine(stage)
    lines.set(stage, line)
    // Progress in bytes is shown as percent, because nobody reads eight digits.
    if (stage.startsWith('Reading')) line(Math.floor((done / total) * 100), 100)
    else line(done, total)
  }
  try {
    const area = bbox === undefined ? undefined : parseArea(bbox)
    const summary = await withDb((db) => importMap(db, path, { ...options, area, onProgress }))
    for (const line of toSummaryLines(summary)) say(line)
  } catch (error) {
    if (!(error instanceof MapProblem)) throw error
    throw new CommandProblem(`${error.message} Nothing was changed.`, { cause: error })
  }
}

async function runList(db: Db): Promise<void> {
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
}

async function runRemove(db: Db, name: string): Promise<void> {
  if (!(await removeDataset(db, name))) throw new CommandProblem(`There is no dataset ${name}.`)
  say(`${name} is removed.`)
}
