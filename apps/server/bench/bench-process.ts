import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A program of this folder in a process of its own, which speaks through report-to-bench.ts. */
export interface BenchProcess<Said> {
  readonly child: ChildProcess
  /** What it said when it was ready. */
  readonly said: Said
}

export async function startProcess<Said>(
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<BenchProcess<Said>> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'development', ...env },
  })
  const [said] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${script} ended with ${code}`))),
  ])
  return { child, said: said as Said }
}

export async function stopProcess({ child }: BenchProcess<unknown>): Promise<void> {
  // One that has died says so no more.
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Asks it something it answers with one number. */
export async function ask({ child }: BenchProcess<unknown>, question: unknown): Promise<number> {
  const leaving = new AbortController()
  // One that dies would leave the bench waiting for ever.
  const answer = Promise.race([
    once(child, 'message', { signal: leaving.signal }),
    once(child, 'exit', { signal: leaving.signal }).then(() =>
      Promise.reject(new Error('A measured process has died')),
    ),
  ])
  child.send(question as object)
  try {
    return Number((await answer)[0])
  } finally {
    leaving.abort()
  }
}

/** Microseconds of processor time it has used since it began. */
export function askCpu(process: BenchProcess<unknown>): Promise<number> {
  return ask(process, 'cpu')
}

/** How many times it did its work within this time. */
export function askWork(process: BenchProcess<unknown>, forMs: number): Promise<number> {
  return ask(process, { forMs })
}
