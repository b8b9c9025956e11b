import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDemo } from '../test/demo-cache.ts'
import type { Bench } from './bench.ts'

const rounds = 3
const promisedSeconds = 3
const promisedMegabytes = 250
const visits = 200

interface Figures {
  readonly seconds: number
  readonly idleMegabytes: number
  readonly busyMegabytes: number
}

export const bench: Bench = {
  title: 'The server as `npm start` runs it, on the demonstration with its pictures and maps',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lavash-bench-start-'))
    try {
      await copyDemo(folder)
      const figures: Figures[] = []
      for (let round = 0; round < rounds; round++) figures.push(await measure(folder))
      const least = (pick: (one: Figures) => number): number => Math.min(...figures.map(pick))
      return [
        {
          name: 'from the command to the address',
          value: least(({ seconds }) => seconds),
          unit: 's',
          limit: { atMost: promisedSeconds },
        },
        { name: 'memory then', value: least(({ idleMegabytes }) => idleMegabytes), unit: 'MB' },
        {
          name: `memory after ${visits} readings of the venues`,
          value: least(({ busyMegabytes }) => busyMegabytes),
          unit: 'MB',
          limit: { atMost: promisedMegabytes },
        },
      ]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function measure(folder: string): Promise<Figures> {
  const program = join(import.meta.dirname, '../src/server.ts')
  const env = { ...process.env, NODE_ENV: 'development', PORT: '0', LAVASH_DATA: folder, LOG_LEVEL: 'silent' }
  const startedAt = performance.now()
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  try {
    const address = await readAddress(child.stdout)
    const seconds = (performance.now() - startedAt) / 1000
    const idleMegabytes = readMegabytes(child.pid)
    for (let visit = 0; visit < visits; visit++) await (await fetch(`${address}/1/p/restos`)).arrayBuffer()
    return { seconds, idleMegabytes, busyMegabytes: readMegabytes(child.pid) }
  } finally {
    child.kill()
    await ended
  }
}

async function readAddress(output: AsyncIterable<unknown>): Promise<string> {
  for await (const chunk of output) {
    const address = /open at (http:\S+)/.exec(String(chunk))?.[1]
    if (address !== undefined) return address
  }
  throw new Error('The server did not start')
}

/** What the process holds of the machine's memory, as Linux counts it. */
function readMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1000
}
