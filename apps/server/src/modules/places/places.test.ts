import type { SavedPlace, SavedPlaceBody, SavedPlaces } from '@lavash/contract/saved-places'
import { savedPlacesSchema } from '@lavash/contract/saved-places'
import { savedPlacesMax } from '@lavash/rulebook/site/limits'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type Customer, OrderDesk } from '../../../test/order-desk.ts'

let desk: OrderDesk
beforeAll(async () => {
  desk = await OrderDesk.open()
})
afterAll(() => desk[Symbol.asyncDispose]())

const location = { lat: 43.9941, lng: 34.1966 }
const place = { address: 'Приветный, Центральный проспект, 20', apartment: '12', location }

function cityOf(brand: 'ugolyok' | 'primorje-grill', slug: string): number {
  return desk.server.id(brand, 'city', slug)
}

async function list(customer: Customer, cityId = cityOf('ugolyok', 'privetny')): Promise<SavedPlace[]> {
  const { body } = await desk.get<SavedPlaces>(customer, `/places?cityId=${cityId}`)
  expect(Value.Errors(savedPlacesSchema, body)).toEqual([])
  return body.content
}

function save(customer: Customer, fields: Partial<SavedPlaceBody>, of: Customer = customer) {
  const body = { kind: 'HOME', cityId: cityOf('ugolyok', 'privetny'), place, ...fields }
  return desk.post<SavedPlace>(`/api/v1/persons/${of.personId}/places`, { body, customer })
}

function rename(customer: Customer, id: string, body: object): Promise<Answer<SavedPlace>> {
  return desk.send(customer, 'PATCH', `/places/${id}`, body)
}

test('API-27 L-17 places are saved under names, renamed and forgotten', async () => {
  const customer = await desk.customer()
  expect(await list(customer)).toEqual([])
  const summer = await save(customer, { kind: 'OTHER', name: ' Дача ' })
  expect(summer).toMatchObject({ status: 200, body: { kind: 'OTHER', name: 'Дача', place } })
  const home = await save(customer, {})
  expect(await list(customer)).toEqual([home.body, summer.body])

  // The same name again is the same place, moved.
  const moved = await save(customer, { kind: 'OTHER', name: 'дача', place: { ...place, apartment: '7' } })
  expect(moved.body).toMatchObject({ id: summer.body.id, name: 'дача', place: { apartment: '7' } })
  expect((await rename(customer, summer.body.id, { kind: 'WORK' })).body).toMatchObject({
    kind: 'WORK',
    name: '',
  })
  expect((await list(customer)).map(({ kind }) => kind)).toEqual(['HOME', 'WORK'])

  // A name that is given away leaves the place that had it without one.
  expect((await rename(customer, summer.body.id, { kind: 'HOME' })).status).toBe(200)
  expect((await list(customer)).map(({ id }) => id)).toEqual([summer.body.id])
  expect((await desk.send(customer, 'DELETE', `/places/${summer.body.id}`)).status).toBe(204)
  expect((await desk.send(customer, 'DELETE', `/places/${summer.body.id}`)).status).toBe(204)
  expect(await list(customer)).toEqual([])
})

test('API-27 a place that the form would refuse is refused with its sentence, beside its field', async () => {
  const customer = await desk.customer()
  const long = 'д'.repeat(101)
  const cases = [
    [{ kind: 'OTHER' }, 'request.invalid', 'name'],
    [{ kind: 'OTHER', name: 'д'.repeat(31) }, 'request.invalid', 'name'],
    [{ place: { ...place, address: ' ' } }, 'request.invalid', 'place.address'],
    [{ place: { ...place, floor: long } }, 'request.invalid', 'place.floor'],
    [{ cityId: 999_999 }, 'city.not-found', 'cityId'],
  ] as const
  for (const [fields, code, field] of cases) {
    const { errors } = await save(customer, fields)
    expect(errors).toEqual([expect.objectContaining({ code, field, message: expect.stringMatching(/\S/) })])
  }
  expect(await list(customer)).toEqual([])
})

test('API-27 there is an end to them, also for devices that save at once', async () => {
  const customer = await desk.customer()
  const names = Array.from({ length: savedPlacesMax + 4 }, (_, index) => `Место ${index}`)
  const answers = await Promise.all(names.map((name) => save(customer, { kind: 'OTHER', name })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(savedPlacesMax)
  expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 4 }, () => 'place.too-many'))
  const homes = await desk.customer()
  await Promise.all(Array.from({ length: 5 }, () => save(homes, {})))
  expect(await list(homes)).toHaveLength(1)
})

test('API-27 nobody sees, saves, renames or deletes the places of another', async () => {
  const owner = await desk.customer()
  const stranger = await desk.customer()
  const { body } = await save(owner, {})
  expect((await save(stranger, {}, owner)).codes).toEqual(['auth.forbidden'])
  expect((await rename(stranger, body.id, { kind: 'WORK' })).codes).toEqual(['place.not-found'])
  expect((await desk.send(stranger, 'DELETE', `/places/${body.id}`)).status).toBe(204)
  expect(await list(stranger)).toEqual([])
  expect(await list(owner)).toEqual([body])
})

test('API-27 what is saved at one brand no other brand is told', async () => {
  const customer = await desk.customer()
  await save(customer, {})
  expect(await list(customer, cityOf('ugolyok', 'solntsegorye'))).toHaveLength(1)
  expect(await list(customer, cityOf('primorje-grill', 'lukovo'))).toEqual([])
})
