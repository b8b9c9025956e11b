import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoServer, startDemoServer } from '../../../test/start-demo-server.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { readDemoBrand } from '#catalogue/testing/read-demo-brand.ts'

let server: DemoServer
let catalogue: Catalogue
let menuId = 0

beforeAll(async () => {
  server = await startDemoServer()
  catalogue = await readDemoBrand('ugolyok')
  menuId = server.id('ugolyok', 'menu', 'main')
})
afterAll(() => server.close())

test('API-04 M-02 the groups of a menu stand in their order', async () => {
  const groups = await server.ask('menus.position-groups', { params: { menuId } })
  expect(groups.length).toBeGreaterThan(3)
  expect(groups.map(({ order }) => order)).toEqual(groups.map((_, index) => index))
  expect(new Set(groups.map((group) => group.menuId))).toEqual(new Set([menuId]))
})

test('API-05 M-02 the dishes of a menu, each as the brand’s file has it', async () => {
  const positions = await server.ask('menus.positions', { params: { menuId } })
  const own = catalogue.positions.filter(({ menu }) => menu === 'main')
  expect(positions.map(({ name, price }) => [name, price])).toEqual(
    own.map(({ name, priceMinor }) => [name.ru, priceMinor]),
  )
  expect(positions.filter(({ positionGroup }) => positionGroup === null)).toHaveLength(
    own.filter(({ group }) => group === null).length,
  )
})

test('API-05 a stopped dish is shown as stopped', async () => {
  const positions = await server.ask('menus.positions', { params: { menuId } })
  const stopped = catalogue.positions.filter(({ menu, isStopped }) => menu === 'main' && isStopped)
  expect(stopped.length).toBeGreaterThan(0)
  expect(positions.filter(({ isStopped }) => isStopped).map(({ id }) => id)).toEqual(
    stopped.map(({ slug }) => server.id('ugolyok', 'position', slug)),
  )
})

test('API-05 C-15 a dish names the dishes that go with it by their ids, in the brand’s order', async () => {
  const positions = await server.ask('menus.positions', { params: { menuId } })
  const idOf = (slug: string) => server.id('ugolyok', 'position', slug)
  const salad = positions.find(({ id }) => id === idOf('salad-tabbouleh'))
  expect(salad?.goesWith).toEqual(['hummus', 'hot-lavash', 'ayran', 'baklava'].map(idOf))
  const water = positions.find(({ id }) => id === idOf('water'))
  expect(water).toBeDefined()
  expect(water).not.toHaveProperty('goesWith')
})

test('API-05 the language of the customer names dishes and tags', async () => {
  const headers = { 'accept-language': 'en-GB' }
  const [first] = await server.ask('menus.positions', { params: { menuId }, headers })
  const own = catalogue.positions.find(({ menu }) => menu === 'main')
  expect([first?.name, first?.description]).toEqual([own?.name.en, own?.description.en])
})

test('API-05 API-26 only the dishes asked for, their ids joined by commas', async () => {
  const all = await server.ask('menus.positions', { params: { menuId } })
  const ids = [all[4]?.id ?? 0, all[1]?.id ?? 0]
  const some = await server.ask('menus.positions', { params: { menuId }, query: { ids } })
  expect(some).toEqual([all[1], all[4]])
})

test('API-05 only the groups asked for', async () => {
  const [, second] = await server.ask('menus.position-groups', { params: { menuId } })
  const groupIds = [second?.id ?? 0]
  const all = await server.ask('menus.positions', { params: { menuId } })
  const some = await server.ask('menus.positions', { params: { menuId }, query: { groupIds } })
  expect(some).toEqual(all.filter(({ positionGroup }) => positionGroup?.id === second?.id))
  expect(some.length).toBeGreaterThan(0)
})

test.each([
  ['position-groups', 'menu.groups-not-found', 'Menu groups not found'],
  ['positions', 'menu.positions-not-found', 'Menu positions not found'],
])('B-06 an unknown menu has no %s, and the message is the specification’s', async (call, code, message) => {
  const answer = await server.fetch(`/1/p/menus/999999/${call}`)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ errors: [{ code, message }] })
})

test.each(['abc', '0', '-1', '1.5', '99999999999', '%20'])(
  'API-26 the menu id %s is refused, and the field is named',
  async (id) => {
    const answer = await server.fetch(`/1/p/menus/${id}/positions`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'request.invalid', field: 'menuId' }] })
  },
)

test('API-26 a list with something else than ids in it is refused', async () => {
  const answer = await server.fetch(`/1/p/menus/${menuId}/positions?ids=1,two`)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ errors: [{ code: 'request.invalid', field: 'ids.1' }] })
})
