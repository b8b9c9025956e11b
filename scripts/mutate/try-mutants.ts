import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Stop } from '../say.mjs'
import type { MutantOutcome, MutantPlan } from './mutant-plan.ts'
import type { Progress } from './progress.ts'

const program = fileURLToPath(new URL('test-mutants.ts', import.meta.url))
/** An edit may make a loop endless, and only the end of its process ends that. */
const endlessAfterMs = 30_000

/** All tests run in one process, again for each edit on their way. A process that hangs is replaced. */
export async function tryMutants(
  plan: MutantPlan,
  { workspace, temporary }: { workspace: string; temporary: string },
): Promise<MutantOutcome> {
  const progressFile = join(temporary, 'progress.json')
  writeFileSync(join(temporary, 'sources.json'), JSON.stringify(plan.sources))
  let progress: Progress = { killed: [], seen: [], tried: [], loaded: [], trying: undefined }
  for (;;) {
    writeFileSync(progressFile, JSON.stringify({ ...progress, trying: undefined }))
    const child = spawn(process.execPath, [program, workspace, temporary], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const code = await watch(child, progressFile)
    progress = readProgress(progressFile)
    if (code === 0) break
    if (code !== undefined || progress.trying === undefined)
      throw new Stop('The tests do not pass as they are.')
    progress = { ...progress, killed: [...progress.killed, progress.trying] }
  }
  const killed = new Set(progress.killed)
  return {
    killed,
    survived: new Set(progress.seen.filter((id) => !killed.has(id))),
    isOnlyLoaded: new Set(progress.loaded.filter((id) => !progress.seen.includes(id))),
  }
}

function readProgress(file: string): Progress {
  return JSON.parse(readFileSync(file, 'utf8')) as Progress
}

/** The exit code; nothing for a process that hung and was ended. */
async function watch(child: ChildProcess, progressFile: string): Promise<number | undefined> {
  const ended = once(child, 'exit')
  let isEnded = false
  void ended.then(() => (isEnded = true))
  for (;;) {
    await Promise.race([ended, sleep(1000)])
    if (isEnded) return child.exitCode ?? 1
    const idleMs = existsSync(progressFile) ? Date.now() - statSync(progressFile).mtimeMs : 0
    // A test without an edit is never endless, however long a busy machine takes for it.
    if (idleMs < endlessAfterMs || readProgress(progressFile).trying === undefined) continue
    child.kill('SIGKILL')
    await ended
    return undefined
  }
}
