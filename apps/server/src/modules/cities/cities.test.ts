import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoServer, startDemoServer } from '../../../test/start-demo-server.ts'

let server: DemoServer

beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const namesOf = (cities: readonly { name: string }[]): string[] => cities.map(({ name }) => name)

test('API-02 the cities of every brand, in the language each brand speaks', async () => {
  const cities = await server.ask('cities.list', { headers: { 'accept-language': 'en' } })
  expect(namesOf(cities)).toEqual(['Lukovo', 'Privetny', 'Solntsegorye'])
})

test('API-02 B-10 a white label sees its own cities', async () => {
  const query = { whiteLabel: 'ugolyok' }
  expect(namesOf(await server.ask('cities.list', { query }))).toEqual(['Приветный', 'Солнцегорье'])
})

test('API-02 a white label that nobody has sees none', async () => {
  expect(await server.ask('cities.list', { query: { whiteLabel: 'nobody' } })).toEqual([])
})

test('API-03 one city, with its place on the map', async () => {
  const cityId = server.id('ugolyok', 'city', 'privetny')
  const city = await server.ask('cities.show', { params: { cityId } })
  expect(city).toMatchObject({ id: cityId, name: 'Приветный', zoom: expect.any(Number) })
  expect(city.bounds.southWest.lat).toBeLessThan(city.center.lat)
  expect(city.bounds.northEast.lng).toBeGreaterThan(city.center.lng)
})

test('API-03 an unknown city is told in the language of the request', async () => {
  const answer = await server.fetch('/1/p/cities/999999', { headers: { 'accept-language': 'en' } })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({
    errors: [{ code: 'city.not-found', message: 'The city was not found. Choose another one.' }],
  })
})

test.each([
  ['ugolyok', 'cnr, en;q=0.5', 'Privetny', 'en'],
  ['ugolyok', 'cnr', 'Приветный', 'ru'],
  ['ugolyok', 'de', 'Приветный', 'ru'],
  ['primorje-grill', 'de', 'Lukovo', 'cnr'],
  ['primorje-grill', 'ru', 'Луково', 'ru'],
])('a customer of %s who reads %s sees %s', async (whiteLabel, language, name, told) => {
  const answer = await server.fetch(`/1/p/cities?whiteLabel=${whiteLabel}`, {
    headers: { 'accept-language': language },
  })
  expect(answer.headers.get('content-language')).toBe(told)
  expect(await answer.json()).toMatchObject([{ name }, ...(whiteLabel === 'ugolyok' ? [{}] : [])])
})
