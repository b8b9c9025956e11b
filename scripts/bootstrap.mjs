/**
 * Prepares what `npm start` and `npm test` need first: the dependencies of the lock file and Node 24.
 * Runs on the machine's own Node (20.19 or newer) and imports only modules of Node.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './run.mjs'
import { Stop, withProgress } from './say.mjs'

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)))

const oldestNode = [20, 19]
const runtimeMajor = 24

export function checkOldestNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  throw new Stop(
    `Node ${oldestNode.join('.')} or newer is needed, this is ${version}. Get it from nodejs.org and run the command again.`,
  )
}

/** The lock file and the platform decide what has to be in node_modules. */
function wantedStamp(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
}

/** The stamp is written last, so an interrupted install is repeated. */
export function isInstalled(root = projectRoot) {
  const stamp = join(root, 'node_modules', '.lavash-installed')
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedStamp(root)
}

export async function ensureInstalled(root = projectRoot) {
  if (isInstalled(root)) return false
  rmSync(join(root, 'node_modules', '.lavash-installed'), { force: true })
  const result = await withProgress('Installing dependencies', () =>
    // With NODE_ENV=production npm would leave out the packages that build the storefront.
    npm(['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'], root),
  )
  if (result.code !== 0) {
    throw new Stop(
      `${result.output.trim()}\nThe dependencies could not be installed (npm ci). Check the network and the free disk space, then run the command again.`,
    )
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(join(root, 'node_modules', '.lavash-installed'), wantedStamp(root))
  return true
}

/** npm tells its own path. Outside npm the one on the PATH is used. */
export function npm(args, cwd) {
  const cli = process.env.npm_execpath
  return cli
    ? run(process.execPath, [cli, ...args], { cwd })
    : run('npm', args, { cwd, shell: process.platform === 'win32' })
}

/** Node 24 as pinned in package.json, else the machine's own if it is new enough. */
export function findRuntime(
  root = projectRoot,
  own = { path: process.execPath, version: process.versions.node },
) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', file)
  if (existsSync(pinned)) return pinned
  if (Number(own.version.split('.')[0]) >= runtimeMajor) return own.path
  throw new Stop(
    `Lavash runs on Node ${runtimeMajor}. There is no pinned one for ${process.platform}-${process.arch} and this machine has ${own.version}: install Node ${runtimeMajor} from nodejs.org.`,
  )
}

/** Environment for every tool of the project: Node 24 comes first on the PATH, and compiled code is cached. */
export function runtimeEnv(runtime, root = projectRoot) {
  const separator = process.platform === 'win32' ? ';' : ':'
  const path = [dirname(runtime), join(root, 'node_modules', '.bin'), process.env.PATH].join(separator)
  return { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'), ...process.env, PATH: path }
}
