import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface StartedServer {
  readonly address: string
  readonly pid: number
  /** From the command to the address. */
  readonly seconds: number
  /** What the process holds of the machine's memory, as Linux counts it. */
  readMegabytes(): number
  stop(): Promise<void>
}

/** The server as `npm start` runs it, on a free port, in a process of its own. */
export async function startServer(env: Readonly<Record<string, string>>): Promise<StartedServer> {
  const program = join(import.meta.dirname, '../src/server.ts')
  const startedAt = performance.now()
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async (): Promise<void> => {
    child.kill()
    await ended
  }
  try {
    const address = await readAddress(child.stdout)
    const seconds = (performance.now() - startedAt) / 1000
    return { address, pid: child.pid ?? 0, seconds, readMegabytes: () => readMegabytes(child), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function readAddress(output: AsyncIterable<unknown>): Promise<string> {
  for await (const chunk of output) {
    const address = /open at (http:\S+)/.exec(String(chunk))?.[1]
    if (address !== undefined) return address
  }
  throw new Error('The server did not start')
}

export function readMegabytes({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1000
}
