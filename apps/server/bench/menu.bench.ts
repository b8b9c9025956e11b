import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Bench, BenchRow } from './bench.ts'
import { type HttpFigures, type HttpLoad, measureHttp } from './measure-http.ts'

/** The two servers are asked in turn, so that what else the machine does falls on both. */
const rounds = 5
const forMs = 1000
const connections = 16

export const bench: Bench = {
  title: 'A menu, beside bare node:http sending the same bytes',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lavash-bench-'))
    try {
      return [
        ...(await compareOn('demo', folder, 'the demo’s menu')),
        ...(await compareOn('large', folder, '500 of 10,000 dishes')),
      ]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

interface Server<Said> {
  readonly child: ChildProcess
  readonly said: Said
}
type MenuServer = Server<{ port: number; menuIds: number[] }>

async function compareOn(size: 'demo' | 'large', folder: string, title: string): Promise<BenchRow[]> {
  const ours: MenuServer = await start('serve-catalogue.ts', size)
  try {
    return [
      ...(await compare(ours, join(folder, size), 'br', title)),
      ...(await compare(ours, join(folder, size), 'identity', title)),
    ]
  } finally {
    await stop(ours)
  }
}

async function compare(
  ours: MenuServer,
  file: string,
  encoding: 'br' | 'identity',
  title: string,
): Promise<BenchRow[]> {
  const path = `/1/p/menus/${ours.said.menuIds.at(-1)}/positions`
  const headers = { 'accept-encoding': encoding, 'accept-language': 'ru' }
  const body = await read(ours.said.port, path, headers)
  writeFileSync(file, body.bytes)
  const bare: Server<{ port: number }> = await start('serve-bytes.ts', file, encoding)
  try {
    const load = { path, connections, forMs }
    const known = { ...headers, 'if-none-match': body.etag }
    const figures: { ours: Figures; bare: Figures; unchanged: Figures }[] = []
    for (let round = 0; round < rounds; round++) {
      figures.push({
        bare: await measure(bare, { ...load, headers }),
        ours: await measure(ours, { ...load, headers }),
        unchanged: await measure(ours, { ...load, headers: known }),
      })
    }
    const median = figures.toSorted(
      (one, other) => toRatio(one.ours, one.bare) - toRatio(other.ours, other.bare),
    )[Math.floor(rounds / 2)]
    if (median === undefined) throw new Error('Nothing was measured')
    const name = `${title}, ${(body.bytes.length / 1000).toFixed(1)} kB ${encoding}`
    return [
      { name, value: median.ours.requestsPerSecond, unit: 'requests/s' },
      {
        name: '  processor time of one',
        value: median.ours.cpuMicros,
        unit: 'µs',
        ratio: { to: 'bare speed', value: toRatio(median.ours, median.bare), atLeast: 0.7 },
      },
      { name: '  of one that is unchanged (304)', value: median.unchanged.cpuMicros, unit: 'µs' },
      { name: '  of bare node:http', value: median.bare.cpuMicros, unit: 'µs' },
    ]
  } finally {
    await stop(bare)
  }
}

/** Processor time and not the clock's: other work on the machine slows the clock, and never both servers alike. */
interface Figures extends HttpFigures {
  readonly cpuMicros: number
}

async function measure(
  { child, said }: Server<{ port: number }>,
  load: Omit<HttpLoad, 'port'>,
): Promise<Figures> {
  const before = await askCpu(child)
  const figures = await measureHttp({ ...load, port: said.port })
  return { ...figures, cpuMicros: ((await askCpu(child)) - before) / figures.answers }
}

async function askCpu(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message')
  child.send('cpu')
  return Number((await answer)[0])
}

function toRatio(ours: Figures, bare: Figures): number {
  return bare.cpuMicros / ours.cpuMicros
}

async function read(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ bytes: Buffer; etag: string }> {
  const [answer] = await once(get({ host: '127.0.0.1', port, path, headers }), 'response')
  return { bytes: await buffer(answer), etag: String(answer.headers.etag) }
}

async function start<Said>(script: string, ...args: string[]): Promise<Server<Said>> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'development' },
  })
  const [said] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${script} ended with ${code}`))),
  ])
  return { child, said: said as Said }
}

async function stop({ child }: Server<unknown>): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
