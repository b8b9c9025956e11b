import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Bench, BenchRow } from './bench.ts'
import { startProcess, stopProcess, type BenchProcess } from './bench-process.ts'
import { compareCpu } from './compare-cpu.ts'
import { type Compared, compareWork } from './compare-work.ts'
import { fillCart, fillCarts, preflightPath, toOrderBody } from './fill-cart.ts'
import { measureDay, type OrderLoad } from './measure-orders.ts'
import type { ServedCatalogue } from './serve-catalogue.ts'
import { DocumentText, makeNonce, toPieces } from '#modules/documents/document-text.ts'

const compress = promisify(gzip)

type Server = BenchProcess<ServedCatalogue>
type Compare = (door: string) => Promise<Compared>

/** A fast path that earns less goes back to the way of its library (docs/decisions/fast-paths.md). */
const leastEarned = 1.1
const rounds = 9
const forMs = 500

/** Each door by the name of its module, and the request that it is there for. */
const doors: readonly (readonly [door: string, asked: string, Compare])[] = [
  ['ready-answers', 'a menu', compareMenu],
  ['document-text', 'the document of home', compareDocument],
  ['compile-serializer', 'a preflight of ten dishes', comparePreflight],
  ['keep-statement', 'an order of three dishes', compareOrders],
  ['joined-commits', 'ten customers who order at once', compareOrders],
]

export const bench: Bench = {
  title: 'Each fast path, beside the same server with the way of the library in its place',
  run: async () => {
    const wanted = process.env['BENCH_DOOR']
    const rows: BenchRow[] = []
    for (const [door, asked, compare] of doors) {
      if (wanted !== undefined && wanted !== door) continue
      rows.push(toRow(`${door}: ${asked}`, await compare(door)))
    }
    return rows
  },
}

function toRow(name: string, { ours, library }: Compared): BenchRow {
  const ratio = { to: 'the library’s way', value: library / ours, atLeast: leastEarned }
  return { name, value: ours, unit: 'µs', ratio }
}

/** The product, and the product with the library's way behind this door. */
async function onServers(
  door: string,
  compare: (ours: Server, library: Server) => Promise<Compared>,
): Promise<Compared> {
  const ours = await startProcess<ServedCatalogue>('serve-catalogue.ts', ['demo'])
  const library = await startProcess<ServedCatalogue>('serve-library-way.ts', [door])
  try {
    return await compare(ours, library)
  } finally {
    await stopProcess(ours)
    await stopProcess(library)
  }
}

function compareMenu(door: string) {
  return onServers(door, (ours, library) => {
    const path = `/1/p/menus/${ours.said.menuIds.at(-1)}/positions`
    const headers = { 'accept-encoding': 'br', 'accept-language': 'ru' }
    return compareRequests(ours, library, { path, headers })
  })
}

/** A document of 30 kB with two nonces. */
function compareDocument(): Promise<Compared> {
  const filler = Array.from({ length: 3000 }, (_, index) => `<p class="t${index % 97}">${index}</p>`).join('')
  const text = new DocumentText(
    toPieces([filler.slice(0, 15_000), filler.slice(15_000, 20_000), filler.slice(20_000, 30_000)]),
  )
  return compareWork(
    () => text.gzip(makeNonce()),
    () => compress(text.fill(makeNonce())),
  )
}

function comparePreflight(door: string) {
  return onServers(door, async (ours, library) => {
    const body = JSON.stringify(await fillCart(ours.said, 10))
    const headers = { 'accept-language': 'ru' }
    return compareRequests(ours, library, { path: preflightPath, body, headers })
  })
}

async function compareRequests(
  ours: Server,
  library: Server,
  asked: Parameters<typeof compareCpu>[2],
): Promise<Compared> {
  const median = await compareCpu(ours, library, asked)
  return { ours: median.ours.cpuMicros, library: median.bare.cpuMicros }
}

/** By turns, and the round in the middle: a machine that is busy for a second must not decide. */
function compareOrders(door: string) {
  return onServers(door, compareOrdersOf)
}

/** Time of one order when ten customers order at once. */
async function compareOrdersOf(ours: Server, library: Server): Promise<Compared> {
  const [oursLoad, libraryLoad] = [await makeLoad(ours), await makeLoad(library)]
  await measureDay(ours, oursLoad)
  await measureDay(library, libraryLoad)
  const measured: { ours: number; library: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const ofLibrary = await measureDay(library, libraryLoad)
    const ofOurs = await measureDay(ours, oursLoad)
    measured.push({ ours: 1e6 / ofOurs.perSecond, library: 1e6 / ofLibrary.perSecond })
  }
  const sorted = measured.toSorted((one, other) => one.library / one.ours - other.library / other.ours)
  const median = sorted[Math.floor(rounds / 2)]
  if (median === undefined) throw new Error('Nothing was measured')
  return median
}

async function makeLoad({ said }: Server): Promise<OrderLoad> {
  const bodies: string[] = []
  for await (const cart of fillCarts(said, 3)) bodies.push(JSON.stringify(await toOrderBody(said.port, cart)))
  return { bodies, atOnce: 10, forMs }
}
