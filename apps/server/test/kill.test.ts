import { expect, test, vi } from 'vitest'
import { type Customer, makeCustomer, OrderDesk } from './order-desk.ts'
import { type Intent, isAnswered, makeIntent, sendIntent } from './order-load.ts'
import { type ServerProcess, startServerProcess } from './programs.ts'
import { startDemoServer } from './start-demo-server.ts'
import { storeWithoutPictures } from './store-without-pictures.ts'
import { startWebhookReceiver } from './webhook-receiver.ts'
import { readDemoBrand } from '#catalogue/testing/read-demo-brand.ts'
import type { Db } from '#db/db.ts'

const isSoak = process.env['LAVASH_SOAK'] === '1'
const kills = isSoak ? 25 : 3
const intentsPerLife = isSoak ? 40 : 24
const atOnce = 8
const promoLimit = isSoak ? 100 : 20
const now = '2026-11-16T12:00:00+03:00'

/** The demonstration with a code that runs out while the load is on. */
async function limitPromoCode(db: Db): Promise<void> {
  const catalogue = await readDemoBrand('ugolyok')
  const promoCodes = catalogue.promoCodes.map((code) =>
    code.code === 'УГОЛЬ20' ? { ...code, totalLimit: promoLimit } : code,
  )
  await storeWithoutPictures(db, { ...catalogue, promoCodes })
}

/** Every second order uses the code; all of them are sent until they are answered. */
function makeIntents(desk: OrderDesk, customers: readonly Customer[]): Intent[] {
  return Array.from({ length: intentsPerLife }, (_, index) => {
    const customer = customers[index % customers.length]
    if (customer === undefined) throw new Error('nobody orders')
    const isWithCode = index % 2 === 0
    return makeIntent(
      customer,
      desk.orderBody(isWithCode ? { promoCode: 'УГОЛЬ20', expectedTotal: 79_660 } : {}),
    )
  })
}

/** Works through the intents, several at once, until all are answered or the server is gone. */
async function load(server: ServerProcess, intents: readonly Intent[], onAnswer: () => void): Promise<void> {
  const waiting = intents.filter((intent) => !isAnswered(intent))
  const work = async (): Promise<void> => {
    for (let intent = waiting.shift(); intent !== undefined; intent = waiting.shift()) {
      await sendIntent(server.address, intent)
      if (isAnswered(intent)) onAnswer()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

test(
  `after ${kills} kills of the server under load no order is lost or doubled, no code is overused, no webhook is missing`,
  { timeout: isSoak ? 1_800_000 : 180_000 },
  async () => {
    await using receiver = await startWebhookReceiver()
    await using home = await startDemoServer({ now })
    await limitPromoCode(home.db)
    const desk = new OrderDesk(home)
    const customers = await Promise.all(Array.from({ length: atOnce }, () => makeCustomer(home)))
    const env = { ...home.database.env, ...receiver.env, LAVASH_NOW: now, REQUESTS_PER_MINUTE: '1000000' }
    const intents: Intent[] = []
    for (let life = 0; life < kills; life++) {
      intents.push(...makeIntents(desk, customers))
      const server = await startServerProcess(env)
      let answers = 0
      let killing: Promise<void> | undefined
      await load(server, intents, () => {
        answers += 1
        // At another place of the load each time, always with requests under way.
        if (answers >= 1 + ((life * 7) % (intentsPerLife - atOnce))) killing ??= server.kill()
      })
      await (killing ?? server.kill())
    }
    const last = await startServerProcess(env)
    try {
      await load(last, intents, () => undefined)
      await checkNothingLost(home.db, intents)
      await vi.waitFor(
        async () => {
          const open = await home.db.read
            .selectFrom('outbox')
            .select('id')
            .where('state', '=', 'waiting')
            .execute()
          expect(open).toEqual([])
        },
        { timeout: 60_000, interval: 200 },
      )
      checkWebhooks(intents, receiver.heard)
    } finally {
      await last.stop()
    }
  },
)

async function checkNothingLost(db: Db, intents: readonly Intent[]): Promise<void> {
  expect(intents.filter((intent) => !isAnswered(intent))).toEqual([])
  // Whatever was answered before a kill is answered the same after it.
  expect(intents.filter(({ orderIds }) => orderIds.size > 1)).toEqual([])
  const placed = intents.flatMap(({ orderIds }) => [...orderIds])
  const rows = await db.read.selectFrom('orders').select(['id', 'promoCode']).execute()
  expect(rows.map(({ id }) => id).toSorted()).toEqual(placed.toSorted())
  const withCode = rows.filter(({ promoCode }) => promoCode !== null)
  expect(withCode).toHaveLength(promoLimit)
  expect(await db.read.selectFrom('promoCodeUses').select('orderId').execute()).toHaveLength(promoLimit)
  expect(await db.read.selectFrom('promoCodeCounters').select('usedCount').execute()).toEqual([
    { usedCount: promoLimit },
  ])
  const refused = intents.flatMap(({ refused: reason }) => reason ?? [])
  for (const reason of refused) expect(reason).toContain('promo-code.limit-exceed')
}

/** At least once each; a repetition has the id of what it repeats. */
function checkWebhooks(
  intents: readonly Intent[],
  heard: readonly { id: string; body: { data: { order: { id: string } } } }[],
): void {
  const byOrder = Map.groupBy(heard, ({ body }) => body.data.order.id)
  const placed = intents.flatMap(({ orderIds }) => [...orderIds])
  expect([...byOrder.keys()].toSorted()).toEqual(placed.toSorted())
  for (const [, ofOrder] of byOrder) expect(new Set(ofOrder.map(({ id }) => id)).size).toBe(1)
}
