import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { pathOf } from '@lavash/contract/paths'
import { OrderDesk } from '../../../test/order-desk.ts'
import { readEvents } from '../../../test/read-events.ts'
import { startTestServer } from '../../../test/start-test-server.ts'
import { resume, stop } from '../../../test/stop-things.ts'

let desk: OrderDesk
beforeAll(async () => {
  desk = await OrderDesk.open()
})
afterAll(() => desk[Symbol.asyncDispose]())

const lavashItems = ['lavash/classic', 'lavash/cheese', 'lavash/gluten-free']
const six = '2026-11-16T18:00:00+03:00'

const ask = (at: string) =>
  desk.server.ask('restos.availability', { params: { restoId: desk.id('resto', at) } })

/** The venue's availability, once it is as it should be: a change is heard within a moment. */
const waitFor = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 10_000, interval: 20 })

function line(slug: string, price: number, items: readonly string[] = []) {
  return {
    ...desk.line(slug, price, 3),
    modifiers: items.map((item) => ({ id: desk.id('modifier-item', item), count: 1 })),
  }
}

const shawarma = (...items: string[]) =>
  desk.preflight({ positions: [line('shawarma-lavash', 32_900, items)] })

async function readMenu(): Promise<{ etag: string | null; stoppedIds: number[] }> {
  const answer = await desk.server.fetch(pathOf('menus.positions', { menuId: desk.id('menu', 'main') }))
  const positions = (await answer.json()) as { id: number; isStopped: boolean }[]
  return {
    etag: answer.headers.get('etag'),
    stoppedIds: positions.filter(({ isStopped }) => isStopped).map(({ id }) => id),
  }
}

describe('AV-01 a dish is stopped', () => {
  test('AV-01 a dish stopped at one venue is sold at the others', async () => {
    const before = await readMenu()
    const id = await stop(desk.server, 'salad-tabbouleh', { at: 'centre' })
    await waitFor(async () =>
      expect((await ask('centre')).stoppedPositions).toContainEqual({ id, until: null }),
    )
    expect((await ask('vokzal')).stoppedPositions).not.toContainEqual({ id, until: null })
    expect((await desk.preflight()).codes).toEqual(['position.stopped'])
    const elsewhere = {
      restoId: desk.id('resto', 'vokzal'),
      deliveryType: 'TAKE_AWAY' as const,
      location: undefined,
    }
    expect((await desk.preflight(elsewhere)).status).toBe(200)
    expect((await desk.place(await desk.customer())).codes).toEqual(['position.stopped'])
    expect(await readMenu()).toEqual(before)
    await resume(desk.server, 'salad-tabbouleh', { at: 'centre' })
    await waitFor(async () => expect((await desk.preflight()).status).toBe(200))
    await desk.placed(await desk.customer())
  })

  test('AV-01 at all venues: the menu says so as well', async () => {
    const before = await readMenu()
    const id = await stop(desk.server, 'salad-tabbouleh')
    await waitFor(async () => expect((await readMenu()).stoppedIds).toContain(id))
    for (const venue of ['centre', 'vokzal', 'beach']) {
      expect((await ask(venue)).stoppedPositions).toContainEqual({ id, until: null })
    }
    await resume(desk.server, 'salad-tabbouleh')
    await waitFor(async () => expect(await readMenu()).toEqual(before))
  })

  test('AV-01 a venue nobody knows has no availability', async () => {
    const answer = await desk.server.fetch(pathOf('restos.availability', { restoId: 999_999 }))
    expect(answer.status).toBe(404)
  })
})

describe('AV-02 a modifier’s item is stopped', () => {
  test('AV-02 a stopped item cannot be chosen, and its dish is sold with another', async () => {
    const id = await stop(desk.server, 'lavash/cheese', { kind: 'modifier-item', at: 'centre' })
    await waitFor(async () =>
      expect((await ask('centre')).stoppedModifierItems).toEqual([{ id, until: null }]),
    )
    const refused = await shawarma('lavash/cheese')
    expect(refused.errors).toMatchObject([
      {
        code: 'position.modifier-stopped',
        field: 'positions.0',
        positionIds: [desk.id('position', 'shawarma-lavash')],
      },
    ])
    expect((await shawarma('lavash/classic')).status).toBe(200)
    expect((await ask('vokzal')).stoppedModifierItems).toEqual([])
    await resume(desk.server, 'lavash/cheese', { kind: 'modifier-item', at: 'centre' })
    await waitFor(async () => expect((await shawarma('lavash/cheese')).status).toBe(200))
  })

  test('AV-02 a dish whose required choice is empty is stopped, until the first of its items is back', async () => {
    const [classic = '', ...others] = lavashItems
    for (const item of others) await stop(desk.server, item, { kind: 'modifier-item', at: 'centre' })
    await stop(desk.server, classic, { kind: 'modifier-item', at: 'centre', untilMs: Date.parse(six) })
    const id = desk.id('position', 'shawarma-lavash')
    await waitFor(async () =>
      expect((await ask('centre')).stoppedPositions).toContainEqual({ id, until: six }),
    )
    expect((await shawarma(classic)).codes).toEqual(['position.stopped'])
    // A dish that can do without a wrap is not touched.
    expect((await ask('centre')).stoppedPositions.map((one) => one.id)).not.toContain(
      desk.id('position', 'shawarma-plate'),
    )
    for (const item of lavashItems) await resume(desk.server, item, { kind: 'modifier-item', at: 'centre' })
    await waitFor(async () => expect((await shawarma(classic)).status).toBe(200))
  })
})

describe('AV-03 a stop ends by itself', () => {
  test('AV-03 every process sells the dish again at the minute its stop ends', async () => {
    await using own = await OrderDesk.open()
    const { server } = own
    const untilMs = Date.parse(six)
    const id = await stop(server, 'salad-tabbouleh', { untilMs })
    const restoId = own.id('resto', 'centre')
    const stoppedAt = async () =>
      (await server.ask('restos.availability', { params: { restoId } })).stoppedPositions
    await waitFor(async () => expect(await stoppedAt()).toContainEqual({ id, until: six }))
    const started = await startTestServer({ database: server.database, now: '2026-11-16T17:59:59+03:00' })
    server.clock.moveTo('2026-11-16T17:59:59+03:00')
    const askStarted = async () => {
      const answer = await started.fetch(pathOf('restos.availability', { restoId }))
      return ((await answer.json()) as { stoppedPositions: { id: number }[] }).stoppedPositions.map(
        (one) => one.id,
      )
    }
    expect(await askStarted()).toContain(id)
    expect((await own.preflight()).codes).toEqual(['position.stopped'])
    expect((await own.place(await own.customer())).codes).toEqual(['position.stopped'])
    // For a time after its end the dish can be ordered already.
    expect((await own.preflight({ preOrderAt: '2026-11-16T19:00:00+03:00' })).status).toBe(200)

    server.clock.moveTo(six)
    started.clock.moveTo(six)
    expect((await stoppedAt()).map((one) => one.id)).not.toContain(id)
    expect(await askStarted()).not.toContain(id)
    expect((await own.preflight()).status).toBe(200)
    await own.placed(await own.customer())
    const params = { menuId: own.id('menu', 'main') }
    const [dish] = await server.ask('menus.positions', { params, query: { ids: [id] } })
    expect(dish).toMatchObject({ isStopped: false })
    await started.close()
  })

  test('AV-03 a listener is told when a stop ends, and the menu sent as ready before is not sent again', async () => {
    await using own = await OrderDesk.open()
    const { server } = own
    const id = await stop(server, 'salad-tabbouleh', { untilMs: Date.parse(six) })
    const path = pathOf('menus.positions', { menuId: own.id('menu', 'main') })
    const isStopped = async () => {
      const positions = (await (await server.fetch(path)).json()) as { id: number; isStopped: boolean }[]
      return positions.find((one) => one.id === id)?.isStopped
    }
    await waitFor(async () => expect(await isStopped()).toBe(true))
    const leaving = new AbortController()
    const restoId = own.id('resto', 'centre')
    const events = readEvents(
      await server.fetch(pathOf('restos.events', { restoId }), { signal: leaving.signal }),
    )
    await events.next()
    server.clock.moveTo(six)
    const told = await events.next()
    expect(told.value).toMatchObject({ data: { type: 'position.resumed', positionIds: [id] } })
    expect(await isStopped()).toBe(false)
    leaving.abort()
  })

  test('AV-03 a shorter stop does not cut a longer one, a longer one prolongs it', async () => {
    const at = 'zarechye'
    const id = desk.id('position', 'cola')
    const untilOf = async () => (await ask(at)).stoppedPositions.find((one) => one.id === id)?.until
    await stop(desk.server, 'cola', { at, untilMs: Date.parse(six) })
    await waitFor(async () => expect(await untilOf()).toBe(six))
    await stop(desk.server, 'cola', { at, untilMs: Date.parse(six) - 3_600_000 })
    await stop(desk.server, 'mors', { at })
    await waitFor(async () =>
      expect((await ask(at)).stoppedPositions.map((one) => one.id)).toContain(desk.id('position', 'mors')),
    )
    expect(await untilOf()).toBe(six)
    await stop(desk.server, 'cola', { at })
    await waitFor(async () => expect(await untilOf()).toBeNull())
  })
})

describe('CO-18 a dish that a venue leaves out', () => {
  const atBeach = () => ({
    restoId: desk.id('resto', 'beach'),
    deliveryType: 'TAKE_AWAY' as const,
    payType: 'CASH_UPON_RECEIPT' as const,
    location: undefined,
    positions: [line('lentil-soup', 25_900)],
  })

  test('CO-18 the venue’s availability names it, the menu is the same for all', async () => {
    const id = desk.id('position', 'lentil-soup')
    expect((await ask('beach')).leftOutPositionIds).toEqual([id])
    expect((await ask('centre')).leftOutPositionIds).toEqual([])
    const params = { menuId: desk.id('menu', 'main') }
    expect(await desk.server.ask('menus.positions', { params, query: { ids: [id] } })).toMatchObject([
      { id, isStopped: false },
    ])
  })

  test('CO-18 it is neither priced nor sold there, and sold elsewhere', async () => {
    const code = 'person-order.position-not-found-in-resto'
    expect((await desk.preflight(atBeach())).codes).toEqual([code])
    const centre = { ...atBeach(), restoId: desk.id('resto', 'centre') }
    expect((await desk.preflight(centre)).status).toBe(200)
    const { location: _, ...cart } = atBeach()
    expect((await desk.place(await desk.customer(), { ...cart, expectedTotal: 77_700 })).codes).toEqual([
      code,
    ])
  })
})

test('a modifier’s item that is stopped is told to its venue, and to no other', async () => {
  const leaving = new AbortController()
  const listen = async (at: string) => {
    const path = pathOf('restos.events', { restoId: desk.id('resto', at) })
    const events = readEvents(await desk.server.fetch(path, { signal: leaving.signal }))
    await events.next()
    return events
  }
  const centre = await listen('centre')
  const vokzal = await listen('vokzal')
  await stop(desk.server, 'sauces/garlic', { kind: 'modifier-item', at: 'centre' })
  await stop(desk.server, 'mors', { at: 'vokzal' })
  expect((await centre.next()).value).toMatchObject({ data: { type: 'availability.changed' } })
  expect((await vokzal.next()).value).toMatchObject({ data: { type: 'position.stopped' } })
  leaving.abort()
})
