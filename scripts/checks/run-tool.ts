import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../bootstrap.mjs'
import { run } from '../run.mjs'

const programs = {
  oxfmt: 'oxfmt',
  oxlint: 'oxlint',
  knip: 'knip',
  typescript: 'tsc',
} as const

/**
 * Several tools run at once, and each thread of the type checker and of the linter loads all types. On two cores that
 * was half of their time.
 */
export const threadsOfTool = String(Math.max(1, Math.floor(availableParallelism() / 4)))

/**
 * A tool that ends after seconds needs no garbage collection, which was a quarter of its time, unless memory runs
 * short.
 */
const goSettings = { GOMAXPROCS: threadsOfTool, GOGC: 'off', GOMEMLIMIT: '2GiB' }

/** Starts a tool of node_modules on this Node. Returns its output if it failed. */
export async function runTool(tool: keyof typeof programs, args: string[], cwd: string): Promise<string[]> {
  const options = { inherit: false, cwd, env: { ...goSettings, ...process.env } }
  const { code, output } = await run(process.execPath, [programOf(tool), ...args], options)
  return code === 0 ? [] : [output.trim() || `${tool} ended with code ${code}`]
}

/** node_modules/.bin holds shell scripts on some systems, so the program comes from the package's own `bin`. */
function programOf(tool: keyof typeof programs): string {
  const folder = join(projectRoot, 'node_modules', tool)
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) throw new Error(`${tool} is not installed: run npm ci`)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> }
  const program = typeof bin === 'string' ? bin : bin[programs[tool]]
  if (!program) throw new Error(`${tool} has no program ${programs[tool]}`)
  return join(folder, program)
}
