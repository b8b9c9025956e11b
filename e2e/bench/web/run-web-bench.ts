/**
 * `npm run bench:web [-- names of pages… --runs 5 --json FILE]`: load times on a slow phone, beside the same page as
 * plain HTML in the same run.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureBuilt } from '../../../scripts/build.mjs'
import { chromiumArguments, findChromium } from '../../../scripts/chromium.mjs'
import { ensureChromium } from '../../../scripts/test-tools.mjs'
import { getDish } from '../../demo-dishes.ts'
import { readDemoVenue } from '../../demo-venue.ts'
import { startServer } from '../../start-server.ts'
import { openFront } from './front.ts'
import { findFreePort } from './free-port.ts'
import { measureBeside } from './measure-beside.ts'
import { openLighthouse } from './open-lighthouse.ts'
import { toTable } from './web-table.ts'
import { listWebPages } from './web-pages.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, json: { type: 'string' } },
})
const runs = Number(values.runs)

await ensureChromium()
await ensureBuilt()
const lighthouse = await openLighthouse()
const server = await startServer()
const front = await openFront(server.url)
const profile = await mkdtemp(join(tmpdir(), 'lavash-bench-web-'))
const port = await findFreePort()
const executablePath = findChromium()
// One browser for Lighthouse, which opens its own tabs, and for us, who fill its storage.
const context = await chromium.launchPersistentContext(profile, {
  args: [
    ...chromiumArguments(),
    `--remote-debugging-port=${port}`,
    `--ignore-certificate-errors-spki-list=${front.fingerprint}`,
  ],
  ...(executablePath !== undefined && { executablePath }),
})
try {
  const venue = await readDemoVenue(server.url)
  const dish = await getDish(server.url, venue, ({ hasModifiers, isStopped }) => !hasModifiers && !isStopped)
  const pages = listWebPages(venue, dish).filter(
    ({ name }) => positionals.length === 0 || positionals.some((wanted) => name.startsWith(wanted)),
  )
  if (pages.length === 0) throw new Error(`No page is called ${positionals.join(', ')}`)
  const results = []
  for (const page of pages) {
    const result = await measureBeside({ lighthouse, context, port, front, runs }, page)
    process.stdout.write(toTable(result))
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
