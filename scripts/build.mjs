/** `npm run build`, and part of most other commands: builds the storefront and the office, each only if its inputs have changed. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findRuntime, projectRoot, runtimeEnv } from './bootstrap.mjs'
import { run } from './run.mjs'
import { Stop, stopWith, withProgress } from './say.mjs'

const shared = ['packages', 'package-lock.json']
const inputsOf = {
  storefront: ['apps/storefront', 'brands', ...shared],
  office: ['apps/office', ...shared],
}
const notInputs = new Set(['node_modules', 'dist', '.cache', 'catalogue', 'images'])

function* filesBelow(path) {
  const entries = readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (notInputs.has(entry.name) || entry.name.includes('.test.')) continue
    const full = join(path, entry.name)
    if (entry.isDirectory()) yield* filesBelow(full)
    else yield full
  }
}

function inputsHash(root, app) {
  const hash = createHash('sha256')
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .toSorted()
  hash.update(JSON.stringify(settings))
  for (const input of inputsOf[app]) {
    const full = join(root, input)
    const files = input.endsWith('.json') ? [full] : filesBelow(full)
    for (const file of files) hash.update(relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Whether anything had to be built. One after the other: a build takes all cores. */
export async function ensureBuilt(root = projectRoot) {
  const storefront = await ensureAppBuilt(root, 'storefront')
  const office = await ensureAppBuilt(root, 'office')
  return storefront || office
}

async function ensureAppBuilt(root, app) {
  const folder = join(root, 'apps', app)
  const stamp = join(folder, 'dist/.built-from')
  const wanted = inputsHash(root, app)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  const runtime = findRuntime(root)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const result = await withProgress(`Building the ${app}`, () =>
    run(runtime, [vite, 'build', '--logLevel', 'warn'], {
      cwd: folder,
      // With NODE_ENV=development in the shell Vite would bundle React's slow development build, and the stamp would
      // keep it.
      env: { ...runtimeEnv(runtime, root), NODE_ENV: 'production' },
    }),
  )
  if (result.code !== 0)
    throw new Stop(`${result.output.trim()}\nThe ${app} could not be built: see the lines above.`)
  mkdirSync(join(folder, 'dist'), { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureBuilt().catch(stopWith)
