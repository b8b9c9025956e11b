import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverCommand } from '../../../scripts/server-command.mjs'
import { ask, type BenchProcess } from './bench-process.ts'

export interface StartedServer extends BenchProcess<{ readonly port: number }> {
  readonly address: string
  /** From the command to the address. */
  readonly seconds: number
  /** What the process holds of the machine's memory, as Linux counts it. */
  readMegabytes(): number
  /** Of a watched server. */
  ask(question: WatchQuestion): Promise<number>
  stop(): Promise<void>
}

/** What a watched server (watched-process.ts) answers with a number; `blockedMs` ends what `watchBlocks` began. */
export type WatchQuestion = 'cpu' | 'preparedMenus' | 'watchBlocks' | 'blockedMs'

/** The server as `npm start` runs it, on a free port, in a process of its own. */
export async function startServer(
  env: Readonly<Record<string, string>>,
  { isWatched = false } = {},
): Promise<StartedServer> {
  const watch = isWatched ? ['--import', join(import.meta.dirname, 'watched-process.ts')] : []
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...watch, ...serverCommand], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit', isWatched ? 'ipc' : 'ignore'],
  })
  const ended = once(child, 'exit')
  const stop = async (): Promise<void> => {
    child.kill()
    await ended
  }
  try {
    const address = await readAddress(child.stdout)
    const seconds = (performance.now() - startedAt) / 1000
    const said = { port: Number(new URL(address).port) }
    return {
      address,
      child,
      said,
      seconds,
      readMegabytes: () => readMegabytes(child),
      ask: (question) => ask({ child, said }, question),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function readAddress(output: AsyncIterable<unknown> | null): Promise<string> {
  for await (const chunk of output ?? []) {
    const address = /open at (http:\S+)/.exec(String(chunk))?.[1]
    if (address !== undefined) return address
  }
  throw new Error('The server did not start')
}

export function readMegabytes({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1000
}
