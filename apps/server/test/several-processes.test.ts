import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RestoEvent } from '@lavash/contract/events'
import type { Position } from '@lavash/contract/menus'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startPostgres } from '../../../scripts/postgres.mjs'
import type { TestDatabase } from './make-database.ts'
import { makeCustomer, OrderDesk } from './order-desk.ts'
import { runCli, type ServerProcess, startServerProcess } from './programs.ts'
import { readEvents } from './read-events.ts'
import { startRoundRobinProxy } from './round-robin-proxy.ts'
import { startDemoServer } from './start-demo-server.ts'
import { SteadyLoad } from './steady-load.ts'
import { startWebhookReceiver } from './webhook-receiver.ts'
import { demoBrandFolder } from '#catalogue/testing/read-demo-brand.ts'
import type { Db } from '#db/db.ts'

const now = '2026-11-16T12:00:00+03:00'
const customerCount = 4
const ordersBetween = 8
const dearerMinor = 17_700
/** The promise is a second, which bench/agreement.bench.ts measures; a busy machine gets more before the test gives up. */
const agreeWithinMs = 15_000

interface Cluster extends AsyncDisposable {
  readonly database: TestDatabase
  restart(): Promise<void>
}

/** A PostgreSQL of this test alone, which keeps what it acknowledges: it is going to be killed. */
async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'lavash-cluster-'))
  const postgres = await startPostgres({ folder, durable: true })
  const { url } = postgres
  const stop = (): Promise<void> => postgres.stop()
  const place = { url, folder, poolSize: 10 }
  return {
    database: { place, env: { DATABASE_URL: url, LAVASH_DATA: folder }, remove: stop },
    restart: () => postgres.restart(),
    [Symbol.asyncDispose]: stop,
  }
}

/** The demonstration's folder with another price of one drink. */
function writeDearerBrand(): string {
  const parent = mkdtempSync(join(tmpdir(), 'lavash-brand-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, 'ugolyok')
  cpSync(demoBrandFolder('ugolyok'), folder, { recursive: true })
  const file = join(folder, 'catalogue/menus/main.yaml')
  const text = readFileSync(file, 'utf8')
  const dearer = text.replace(/(- slug: cola\n(?:\s+\w+:.*\n)*?\s+price: )\d+/, `$1${dearerMinor / 100}`)
  expect(dearer).not.toBe(text)
  writeFileSync(file, dearer)
  return folder
}

test(
  'three processes on one PostgreSQL: whatever is killed, no order is lost or doubled and everybody sees the same menu',
  { timeout: 480_000 },
  async () => {
    await using cluster = await startCluster()
    await using receiver = await startWebhookReceiver()
    await using home = await startDemoServer({ now, database: cluster.database })
    await using proxy = await startRoundRobinProxy()
    const desk = new OrderDesk(home)
    const env = {
      ...cluster.database.env,
      ...receiver.env,
      // The demonstration is there already.
      NODE_ENV: 'test',
      LAVASH_NOW: now,
      REQUESTS_PER_MINUTE: '1000000',
      HOST: '127.0.0.1',
    }
    const start = async (): Promise<ServerProcess> => {
      const server = await startServerProcess(env)
      onTestFinished(() => server.kill())
      proxy.add(server.address)
      return server
    }
    const servers = await Promise.all([start(), start(), start()])
    const cola = desk.id('position', 'cola')
    const menuId = desk.id('menu', 'main')
    const customers = await Promise.all(Array.from({ length: customerCount }, () => makeCustomer(home)))
    await using load = new SteadyLoad(proxy.address, customers, desk.orderBody())

    async function showsEverywhere(expected: Partial<Position>): Promise<void> {
      const askAll = (): Promise<Position[]> =>
        Promise.all(servers.map(({ address }) => askDish(address, menuId, cola)))
      await vi.waitFor(
        async () => {
          for (const dish of await askAll()) expect(dish).toMatchObject(expected)
        },
        { timeout: agreeWithinMs, interval: 50 },
      )
    }

    try {
      await load.goOnFor(ordersBetween)

      // The operator changes a price and stops a dish, each in a process of its own.
      expect(await runCli('catalogue', ['import', writeDearerBrand()], env)).toMatchObject({ code: 0 })
      await showsEverywhere({ price: dearerMinor })
      const restoId = desk.id('resto', 'centre')
      const listeners = await Promise.all(servers.map(({ address }) => listenForStop(address, restoId)))
      expect(await runCli('stop', ['add', 'ugolyok/cola'], env)).toMatchObject({ code: 0 })
      await showsEverywhere({ isStopped: true })
      expect(await Promise.all(listeners.map((hear) => hear()))).toEqual([[cola], [cola], [cola]])
      expect(load.failures).toEqual([])

      for (const [place, server] of servers.entries()) {
        // With everybody at full pace again: requests are under way when it is killed.
        await load.goOnFor(customerCount)
        await server.kill()
        await load.goOnFor(ordersBetween)
        await load.settle()
        servers[place] = await load.atEase(start)
      }
      await load.goOnFor(customerCount)

      await cluster.restart()
      await load.goOnFor(ordersBetween)
      expect(await runCli('stop', ['remove', 'ugolyok/cola'], env)).toMatchObject({ code: 0 })
      await showsEverywhere({ isStopped: false, price: dearerMinor })

      // As an upgrade does it: taken out of the balancer, then asked to end. Nobody notices.
      const failuresBefore = load.failures
      const old = servers.pop()
      if (old === undefined) throw new Error('There is no server to replace')
      await proxy.takeOut(old.address)
      await old.stop()
      await load.goOnFor(ordersBetween)
      expect(load.failures).toEqual(failuresBefore)

      await load.end()
      expect(load.orders.filter(({ failures }) => failures.length > 1)).toEqual([])
      await checkOrders(home.db, load)
      await vi.waitFor(
        () => {
          const told = Map.groupBy(receiver.heard, ({ body }) => body.data.order.id)
          expect(told.size).toBe(load.answered.length)
          // A repetition after a kill has the id of what it repeats.
          for (const [, ofOrder] of told) expect(new Set(ofOrder.map(({ id }) => id)).size).toBe(1)
        },
        { timeout: 60_000, interval: 200 },
      )
    } finally {
      await load.end()
    }
  },
)

async function checkOrders(db: Db, load: SteadyLoad): Promise<void> {
  const kept = await db.read.selectFrom('orders').select(['id', 'number', 'restoId', 'day']).execute()
  const acknowledged = load.answered.map(({ id }) => id)
  expect(new Set(acknowledged).size).toBe(load.orders.length)
  expect(kept.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted())
  const keys = await db.read.selectFrom('orderKeys').select('key').execute()
  expect(keys.map(({ key }) => key).toSorted()).toEqual(load.orders.map(({ key }) => key).toSorted())
  expect(new Set(kept.map(({ number }) => number)).size).toBe(kept.length)
}

async function askDish(address: string, menuId: number, id: number): Promise<Position> {
  const answer = await fetch(`${address}/1/p/menus/${menuId}/positions`)
  const dishes = (await answer.json()) as Position[]
  const dish = dishes.find((one) => one.id === id)
  if (dish === undefined) throw new Error(`The menu has no dish ${id}`)
  return dish
}

/** What a customer of this process hears to have run out. */
async function listenForStop(address: string, restoId: number): Promise<() => Promise<number[]>> {
  const answer = await fetch(`${address}/1/restos/${restoId}/events`)
  return async () => {
    for await (const { data } of readEvents(answer)) {
      const event = data as RestoEvent | undefined
      // Leaving the loop ends the stream.
      if (event?.type === 'position.stopped') return event.positionIds
    }
    throw new Error('The stream ended before the stop')
  }
}
