/** Runs one program on the pinned Node, installing first if needed, and ends with its exit code. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { checkOldestNode, ensureInstalled, findRuntime, projectRoot, runtimeEnv } from './bootstrap.mjs'
import { stopWith } from './say.mjs'

export async function runPinned(args, { before, cwd = projectRoot, env = {} } = {}) {
  try {
    checkOldestNode()
    await ensureInstalled()
    await before?.()
    const runtime = findRuntime()
    const child = spawn(runtime, args, { cwd, env: { ...runtimeEnv(runtime), ...env }, stdio: 'inherit' })
    // A terminal sends Ctrl-C to both processes, a supervisor only to this one. In both cases the child ends first.
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
    child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
  } catch (error) {
    stopWith(error)
  }
}
