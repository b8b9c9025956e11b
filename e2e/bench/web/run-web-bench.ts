/**
 * `npm run bench:web [-- names of pages… --runs 5 --json FILE]`: how long a page takes to be there on a slow phone,
 * beside the same page as plain HTML in the same run.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium } from '@playwright/test'
import { ensureBuilt } from '../../../scripts/build.mjs'
import { chromiumArguments, findChromium } from '../../../scripts/chromium.mjs'
import { ensureChromium } from '../../../scripts/test-tools.mjs'
import { readDemoVenue } from '../../demo-venue.ts'
import { startServer } from '../../start-server.ts'
import { storeBefore } from '../../visit.ts'
import { type Front, openFront } from './front.ts'
import { findFreePort } from './free-port.ts'
import { categories, type LoadFigures, measureLoad } from './measure-load.ts'
import { takeTwin } from './static-twin.ts'
import { toMedian, toRows, type WebRow } from './web-limits.ts'
import { listWebPages, type WebPage } from './web-pages.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, json: { type: 'string' } },
})
const runs = Number(values.runs)

await ensureChromium()
await ensureBuilt()
const server = await startServer()
const front = await openFront(server.url)
const profile = await mkdtemp(join(tmpdir(), 'lavash-bench-web-'))
const port = await findFreePort()
const executablePath = findChromium()
// One browser for Lighthouse, which opens tabs of its own, and for us, who fill its storage.
const context = await chromium.launchPersistentContext(profile, {
  args: [...chromiumArguments(), `--remote-debugging-port=${port}`],
  ...(executablePath !== undefined && { executablePath }),
})
try {
  const pages = listWebPages(await readDemoVenue(server.url)).filter(
    ({ name }) => positionals.length === 0 || positionals.some((wanted) => name.startsWith(wanted)),
  )
  if (pages.length === 0) throw new Error(`No page is called ${positionals.join(', ')}`)
  const results = []
  for (const page of pages) {
    const result = await measureBeside(context, front, page)
    process.stdout.write(toTable(result.rows, result.complaints))
    results.push(result)
  }
  const rows = results.flatMap((result) => result.rows)
  const missed = rows.filter(({ isMet }) => !isMet)
  process.stdout.write(`\n${rows.length - missed.length} of ${rows.length} limits met\n`)
  if (missed.length > 0) process.exitCode = 1
  if (values.json !== undefined) {
    mkdirSync(dirname(values.json), { recursive: true })
    writeFileSync(values.json, `${JSON.stringify({ node: process.version, runs, results }, null, 2)}\n`)
  }
} finally {
  await context.close()
  await front.close()
  await server.stop()
  await rm(profile, { recursive: true, force: true })
}

interface PageResult {
  readonly page: string
  readonly rows: readonly WebRow[]
  readonly complaints: readonly string[]
  readonly ours: readonly LoadFigures[]
  readonly twin: readonly LoadFigures[]
}

/** By turns, so that whatever else the machine does hits both alike. */
async function measureBeside(
  context: BrowserContext,
  { url, put }: Front,
  { name, path, stored, complete, isPrivate }: WebPage,
): Promise<PageResult> {
  const twinPath = `/-/${name.replaceAll(' ', '-')}`
  await put(twinPath, await openAndTake(url + path, stored, complete))
  const skipAudits = isPrivate === true ? ['is-crawlable'] : []
  const ours: LoadFigures[] = []
  const twin: LoadFigures[] = []
  for (let run = 0; run < runs; run += 1) {
    const common = { context, port, url, stored }
    ours.push(await measureLoad({ ...common, path, onlyCategories: categories, skipAudits }))
    twin.push(
      await measureLoad({ ...common, path: twinPath, onlyCategories: ['performance'], skipAudits: [] }),
    )
  }
  const median = toMedian(ours)
  return {
    page: name,
    rows: toRows(name, median, toMedian(twin)),
    complaints: median.complaints,
    ours,
    twin,
  }
}
