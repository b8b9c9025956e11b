import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Bench, BenchRow } from './bench.ts'
import { type BenchProcess, startProcess, stopProcess } from './bench-process.ts'
import { compareCpu, measureLeast } from './compare-cpu.ts'
import { listSentHeaders } from './sent-headers.ts'
import type { ServedCatalogue } from './serve-catalogue.ts'

const promisedRatio = 0.7

export const bench: Bench = {
  title: 'A menu, beside bare node:http sending the same bytes',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lavash-bench-'))
    try {
      return [
        ...(await compareOn('demo', folder, 'the demo’s menu')),
        ...(await compareOn('100,20,10000', folder, '500 of 10,000 dishes')),
      ]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function compareOn(size: string, folder: string, title: string): Promise<BenchRow[]> {
  const ours = await startProcess<ServedCatalogue>('serve-catalogue.ts', [size])
  try {
    return [
      ...(await compare(ours, join(folder, size), 'br', title)),
      ...(await compare(ours, join(folder, size), 'identity', title)),
    ]
  } finally {
    await stopProcess(ours)
  }
}

async function compare(
  ours: BenchProcess<ServedCatalogue>,
  file: string,
  encoding: 'br' | 'identity',
  title: string,
): Promise<BenchRow[]> {
  const path = `/1/p/menus/${ours.said.menuIds.at(-1)}/positions`
  const headers = { 'accept-encoding': encoding, 'accept-language': 'ru' }
  // The first one is made, all others are ready and carry no id of their own.
  await read(ours.said.port, path, headers)
  const answer = await read(ours.said.port, path, headers)
  writeFileSync(file, answer.bytes)
  const bare = await startProcess<{ port: number }>('serve-bytes.ts', [file, listSentHeaders(answer.headers)])
  try {
    const figures = await compareCpu(ours, bare, { path, headers })
    const unchanged = await measureLeast(ours, {
      path,
      headers: { ...headers, 'if-none-match': answer.headers.etag ?? '' },
    })
    const name = `${title}, ${(answer.bytes.length / 1000).toFixed(1)} kB ${encoding}`
    return [
      { name, value: figures.ours.requestsPerSecond, unit: 'requests/s' },
      {
        name: '  processor time of one',
        value: figures.ours.cpuMicros,
        unit: 'µs',
        ratio: { to: 'bare speed', value: figures.ratio, atLeast: promisedRatio },
      },
      { name: '  of one that is unchanged (304)', value: unchanged.cpuMicros, unit: 'µs' },
      { name: '  of bare node:http', value: figures.bare.cpuMicros, unit: 'µs' },
    ]
  } finally {
    await stopProcess(bare)
  }
}

async function read(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ bytes: Buffer; headers: IncomingHttpHeaders }> {
  const [answer] = await once(get({ host: '127.0.0.1', port, path, headers }), 'response')
  return { bytes: await buffer(answer), headers: answer.headers }
}
