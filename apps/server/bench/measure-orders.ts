import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { pathOf } from '@lavash/contract/paths'
import { askCpu, askWork, type BenchProcess } from './bench-process.ts'
import { toRequest } from './measure-http.ts'
import type { ServedCatalogue } from './serve-catalogue.ts'

export interface OrderLoad {
  /** Taken in turn: a venue that gets a thousand orders in a second would run out of short numbers. */
  readonly bodies: readonly string[]
  readonly atOnce: number
  readonly forMs: number
}

/** The served catalogue's work: see serve-catalogue.ts. */
const passNight = 0

/** A day of its own for the venue's short numbers: the orders of a second, and what one costs the server. */
export async function measureDay(
  server: BenchProcess<ServedCatalogue>,
  load: OrderLoad,
): Promise<{ readonly perSecond: number; readonly cpuMicros: number }> {
  await askWork(server, passNight)
  const before = await askCpu(server)
  const perSecond = await measureOrders(server.said, load)
  return { perSecond, cpuMicros: ((await askCpu(server)) - before) / ((perSecond * load.forMs) / 1000) }
}

/** Customers who order at once, each the next order when the last one is acknowledged. Gives the orders of a second. */
async function measureOrders(
  { port, customers }: ServedCatalogue,
  { bodies, atOnce, forMs }: OrderLoad,
): Promise<number> {
  let orders = 0
  let isOver = false
  let asked = 0
  const sockets = customers.slice(0, atOnce).map(({ personId, token }) => {
    const makeRequest = (): string =>
      toRequest({
        path: pathOf('orders.place', { personId }),
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
        body: bodies[asked++ % bodies.length] ?? '',
      })
    return orderOn(connect(port, '127.0.0.1'), makeRequest)
  })
  const startedAt = performance.now()
  await new Promise((resolve) => setTimeout(resolve, forMs))
  isOver = true
  await Promise.all(sockets)
  return (orders * 1000) / (performance.now() - startedAt)

  function orderOn(socket: Socket, makeRequest: () => string): Promise<void> {
    socket.setNoDelay(true)
    let answer = ''
    return new Promise((resolve, reject) => {
      socket.setEncoding('latin1')
      socket.on('connect', () => socket.write(makeRequest()))
      socket.on('error', reject)
      socket.on('data', (chunk: string) => {
        answer += chunk
        if (!isWhole(answer)) return
        if (!answer.startsWith('HTTP/1.1 201 ')) return reject(new Error(answer))
        orders += 1
        answer = ''
        if (!isOver) return void socket.write(makeRequest())
        socket.end()
        resolve()
      })
    })
  }
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer)?.[1] ?? 0)
  return answer.length >= end + 4 + length
}
