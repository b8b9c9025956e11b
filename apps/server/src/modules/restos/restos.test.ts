import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoServer, startDemoServer } from '../../../test/start-demo-server.ts'

let server: DemoServer
let params: Record<'centre' | 'naberezhnaya' | 'beach', { restoId: number }>

beforeAll(async () => {
  server = await startDemoServer()
  const of = (slug: string) => ({ restoId: server.id('ugolyok', 'resto', slug) })
  params = { centre: of('centre'), naberezhnaya: of('naberezhnaya'), beach: of('beach') }
})
afterAll(() => server.close())

test('API-06 the venues of a city, in their order', async () => {
  const cityId = server.id('ugolyok', 'city', 'privetny')
  const restos = await server.ask('restos.list', { query: { cityId, whiteLabel: 'ugolyok' } })
  expect(restos).toEqual(
    ['centre', 'naberezhnaya', 'zarechye', 'vokzal', 'beach'].map((slug) =>
      expect.objectContaining({ id: server.id('ugolyok', 'resto', slug), cityIds: [cityId] }),
    ),
  )
})

test('API-06 B-10 without a city all venues of the white label, without a white label those of all brands', async () => {
  expect(await server.ask('restos.list', { query: { whiteLabel: 'ugolyok' } })).toHaveLength(6)
  expect(await server.ask('restos.list', { query: { whiteLabel: 'primorje-grill' } })).toHaveLength(1)
  expect(await server.ask('restos.list')).toHaveLength(7)
})

test('API-06 B-10 another brand’s city has no venues for this white label, an unknown city for none', async () => {
  const cityId = server.id('ugolyok', 'city', 'privetny')
  expect(await server.ask('restos.list', { query: { cityId, whiteLabel: 'primorje-grill' } })).toEqual([])
  expect(await server.ask('restos.list', { query: { cityId: 999_999 } })).toEqual([])
})

test('API-07 B-11 a venue in full, its currency and its zone of time with it', async () => {
  const resto = await server.ask('restos.show', { params: params.centre })
  expect(resto).toMatchObject({
    name: 'Уголёк на Центральном',
    street: 'Центральный проспект, 18',
    averageCheck: 65_000,
    currency: 'RUB',
    timezone: '+03:00',
    payEngine: 'sandbox',
    phones: [{ value: '+79000000011' }, { value: '+79000000012' }],
    payConfig: {
      delivery: { cardOnline: 'sandbox', cardUponReceipt: true, cashUponReceipt: false },
      takeAway: { cardOnline: 'sandbox', cardUponReceipt: true, cashUponReceipt: true },
    },
    tags: [{ code: 'wifi' }, { code: 'kids' }, { code: 'parking' }],
  })
  expect(resto.photos).toHaveLength(2)
  expect(resto.openingHours).toHaveLength(7)
})

test('API-07 M-02 each menu tells how it may be ordered from', async () => {
  const { menus } = await server.ask('restos.show', { params: params.beach })
  expect(menus).toEqual([
    {
      id: server.id('ugolyok', 'menu', 'main'),
      name: expect.any(String),
      order: 0,
      isDelivery: false,
      isOnline: false,
      isTable: false,
      isTakeAway: true,
    },
  ])
})

test('API-07 a payment method that is off is an empty name', async () => {
  const { payConfig } = await server.ask('restos.show', { params: params.beach })
  expect(payConfig.takeAway).toEqual({ cardOnline: '', cardUponReceipt: false, cashUponReceipt: true })
})

test('API-08 the zones of a venue with their thresholds, as many as asked for', async () => {
  const { content } = await server.ask('restos.deliveries', { params: params.centre, query: { size: 100 } })
  expect(content.length).toBeGreaterThan(1)
  for (const { polygon, rules } of content) {
    expect(polygon.length).toBeGreaterThan(2)
    for (const rule of rules) expect(rule.minOrderPrice).toBeLessThan(rule.maxOrderPrice)
  }
  const one = await server.ask('restos.deliveries', { params: params.centre, query: { size: 1 } })
  expect(one.content).toEqual(content.slice(0, 1))
})

test('API-08 B-10 a venue has no zones for another white label', async () => {
  const { restoId } = params.centre
  const own = await server.fetch(`/1/restos/${restoId}/deliveries?whiteLabel=ugolyok`)
  const other = await server.fetch(`/1/restos/${restoId}/deliveries?whiteLabel=primorje-grill`)
  expect([own.status, other.status]).toEqual([200, 404])
})

test.each(['0', '101', 'many'])('API-08 a page of %s zones is refused', async (size) => {
  const answer = await server.fetch(`/1/restos/${params.centre.restoId}/deliveries?size=${size}`)
  expect(await answer.json()).toMatchObject({ errors: [{ code: 'request.invalid', field: 'size' }] })
})

test('API-09 the modifiers of a venue’s dishes, and no dish of another menu', async () => {
  const all = await server.ask('restos.modifiers', { params: params.centre })
  const main = await server.ask('restos.modifiers', { params: params.beach })
  expect(all.length).toBeGreaterThan(main.length)
  const menuId = server.id('ugolyok', 'menu', 'main')
  const positions = await server.ask('menus.positions', { params: { menuId } })
  expect(main.map(({ positionId }) => positionId)).toEqual(
    positions.filter(({ hasModifiers }) => hasModifiers).map(({ id }) => id),
  )
  for (const { modifiers } of all) {
    expect(modifiers.length).toBeGreaterThan(0)
    for (const { items, minCount, maxCount } of modifiers) {
      expect(items.length).toBeGreaterThan(0)
      expect(minCount).toBeLessThanOrEqual(maxCount)
    }
  }
})

test('API-10 the time slots of a venue’s dishes, asked with the current time', async () => {
  const query = { time: '2026-11-16T12:00:00+03:00' }
  const slots = await server.ask('restos.position-time-slots', { params: params.centre, query })
  const breakfast = slots.find(({ id }) => id === server.id('ugolyok', 'time-slot', 'breakfast'))
  expect(breakfast?.positionIds).toContain(server.id('ugolyok', 'position', 'pita-egg-cheese'))
  expect(breakfast?.details).toContainEqual({
    dayOfWeek: 'SATURDAY',
    startAt: '08:00',
    endAt: '13:00',
    isActive: true,
  })
  const beach = await server.ask('restos.position-time-slots', { params: params.beach })
  expect(beach.map(({ id }) => id)).not.toContain(breakfast?.id)
})

test('API-10 a time without an offset is refused', async () => {
  const path = `/1/restos/${params.centre.restoId}/position-time-slots?time=2026-11-16T12:00:00`
  expect(await (await server.fetch(path)).json()).toMatchObject({ errors: [{ field: 'time' }] })
})

test('API-11 seven working days, the day off among them', async () => {
  const hours = await server.ask('restos.working-hours', { params: params.naberezhnaya })
  expect(hours).toHaveLength(7)
  expect(hours.filter(({ active }) => !active).map(({ dayOfWeek }) => dayOfWeek)).toEqual(['MONDAY'])
  expect(hours.find(({ dayOfWeek }) => dayOfWeek === 'FRIDAY')).toMatchObject({
    open: '11:00',
    close: '02:00',
  })
})

test('API-23 hours for orders ahead: the venue’s own, its working hours, or none', async () => {
  const centre = await server.ask('restos.pre-order-hours', { params: params.centre })
  expect(centre).toEqual({
    type: 'WORKING_HOURS',
    minTimeMinutes: 60,
    dayInAdvance: 3,
    hours: await server.ask('restos.working-hours', { params: params.centre }),
  })
  const custom = await server.ask('restos.pre-order-hours', { params: params.naberezhnaya })
  expect(custom).toMatchObject({ type: 'CUSTOM', minTimeMinutes: 90, dayInAdvance: 7 })
  expect(custom.hours.find(({ dayOfWeek }) => dayOfWeek === 'FRIDAY')).toMatchObject({ close: '18:00' })
  const none = await server.ask('restos.pre-order-hours', { params: params.beach })
  expect([none.type, none.hours]).toEqual(['NONE', []])
})

test.each([
  'p/restos/999999',
  'restos/999999/deliveries',
  'restos/999999/positions/modifiers',
  'restos/999999/position-time-slots',
  'restos/999999/working-hours',
  'restos/999999/promotions',
  'restos/999999/pre-order-hours',
  'restos/999999/events',
])('an unknown venue: /1/%s', async (path) => {
  const answer = await server.fetch(`/1/${path}`, { headers: { 'accept-language': 'ru' } })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({
    errors: [{ code: 'resto.not-found', message: 'Заведение не найдено. Выберите другое.' }],
  })
})
