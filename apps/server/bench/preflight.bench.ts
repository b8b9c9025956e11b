import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bench, BenchRow } from './bench.ts'
import { startProcess, stopProcess } from './bench-process.ts'
import { compareCpu } from './compare-cpu.ts'
import { fillCart, postJson, preflightPath } from './fill-cart.ts'
import { listSentHeaders } from './sent-headers.ts'
import type { ServedCatalogue } from './serve-catalogue.ts'

const promisedRatio = 0.5
const positionCount = 10

export const bench: Bench = {
  title: `Preflight of ${positionCount} positions, beside bare Fastify parsing and sending the same bytes`,
  run: async () => [
    ...(await compareOn('demo', 'the demo')),
    ...(await compareOn('100,20,10000', 'a chain of 10,000 dishes')),
  ],
}

async function compareOn(size: string, title: string): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lavash-bench-'))
  const ours = await startProcess<ServedCatalogue>('serve-catalogue.ts', [size])
  try {
    const cart = await fillCart(ours.said, positionCount)
    const answer = await postJson(ours.said.port, preflightPath, cart)
    const file = join(folder, 'answer.json')
    writeFileSync(file, await answer.text())
    if (!answer.ok) throw new Error(`The cart was refused with ${answer.status}`)
    const bare = await startProcess<{ port: number }>('serve-json.ts', [
      file,
      listSentHeaders(Object.fromEntries(answer.headers)),
    ])
    try {
      const asked = {
        path: preflightPath,
        body: JSON.stringify(cart),
        headers: { 'accept-language': 'ru' },
      }
      const figures = await compareCpu(ours, bare, asked)
      return [
        { name: title, value: figures.ours.requestsPerSecond, unit: 'requests/s' },
        {
          name: '  processor time of one',
          value: figures.ours.cpuMicros,
          unit: 'µs',
          ratio: { to: 'bare speed', value: figures.ratio, atLeast: promisedRatio },
        },
        { name: '  of bare Fastify', value: figures.bare.cpuMicros, unit: 'µs' },
      ]
    } finally {
      await stopProcess(bare)
    }
  } finally {
    await stopProcess(ours)
    rmSync(folder, { recursive: true, force: true })
  }
}
