import { expect, test, vi } from 'vitest'
import { ContentDesk } from '../../../test/content-desk.ts'
import { holdTransaction, untilSomebodyWaits } from '../../../test/hold-transaction.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import { pathOf } from '@lavash/contract/paths'
import { readDraft } from '#catalogue/drafts/draft-rows.ts'
import { leaveDraft } from '#catalogue/drafts/publish-draft.ts'
import { publishPrice } from '#catalogue/drafts/publish-price.ts'
import { exportBrand } from '#catalogue/export-brand.ts'
import { importBrand } from '#catalogue/import-brand.ts'
import { findVersion } from '#catalogue/versions/read-version.ts'
import { storeVersion } from '#catalogue/versions/store-version.ts'
import { readDemoBrand } from '#catalogue/testing/read-demo-brand.ts'
import { transaction } from '#db/transaction.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const dish = 'shawarma-lavash'

async function partsOf({ server }: ContentDesk, number: number) {
  return (await findVersion(server.db.read, 'ugolyok', number))?.parts ?? {}
}

/** What customers of a process pay for the dish. */
async function priceAt(server: TestServer, desk: ContentDesk): Promise<number | undefined> {
  const menuId = desk.server.id('ugolyok', 'menu', 'main')
  const id = desk.server.id('ugolyok', 'position', dish)
  const answer = await server.fetch(pathOf('menus.positions', { menuId }))
  const positions = (await answer.json()) as { id: number; price: number }[]
  return positions.find((position) => position.id === id)?.price
}

const withinASecond = { timeout: 1000, interval: 10 }

test('CO-03 the difference tells in words what is new, changed and deleted, and what it touches', async () => {
  await using desk = await ContentDesk.open()
  const seen = await desk.show('position', dish)
  await desk.edit('position', dish, {
    price: 349.5,
    name: { ...(seen.value?.['name'] as object), en: 'Shawarma' },
    stopped: true,
    order: 4,
  })
  const added = { ...seen.value, slug: 'soup', name: 'Soup' }
  await desk.save('position', 'soup', { revision: 0, version: 1, value: added }, 'Boris')
  await desk.edit('modifier', 'lavash', null)
  const told = await desk.get('draft.difference')
  expect(told.things.toSorted((one, other) => (one.key < other.key ? -1 : 1))).toMatchObject([
    {
      kind: 'modifier',
      key: 'lavash',
      change: 'DELETED',
      words: 'Modifier “Lavash” deleted',
      touches: [{ kind: 'position', words: expect.stringMatching(/^Dishes \(\d+\): .+, …$/) }],
      fields: [],
    },
    {
      key: dish,
      change: 'CHANGED',
      author: 'Anna',
      fields: [
        { field: 'order', words: 'Order' },
        { field: 'name.en', from: 'Shawarma in lavash', to: 'Shawarma' },
        { field: 'price', words: 'Price: was 329 RUB, now 349.5 RUB', from: 329, to: 349.5 },
        { field: 'stopped', words: 'Stopped: was no, now yes' },
      ],
    },
    { key: 'soup', change: 'NEW', words: 'Dish “Soup” added', author: 'Boris', fields: [], touches: [] },
  ])
})

test('CO-03 the difference is told in the language of the reader', async () => {
  await using desk = await ContentDesk.open()
  await desk.edit('position', dish, { price: 349 })
  const words = async (language: string) => {
    const [thing] = (await desk.get('draft.difference', { language })).things
    return [thing?.words, thing?.fields[0]?.words]
  }
  const ru = await words('ru')
  expect(ru).toEqual([expect.stringMatching(/^Блюдо «.+»: изменено$/), 'Цена: было 329 RUB, стало 349 RUB'])
  const cnr = await words('cnr')
  expect(cnr).toEqual([
    expect.stringMatching(/^Jelo „.+“: izmijenjeno$/),
    'Cijena: bilo 329 RUB, sada 349 RUB',
  ])
})

test('CO-03 CO-04 the whole draft is published, and customers of every process see it within a second', async () => {
  await using desk = await ContentDesk.open()
  await using other = await startTestServer({ database: desk.server.database })
  expect(await priceAt(desk.server, desk)).toBe(32_900)
  expect(await priceAt(other, desk)).toBe(32_900)
  await desk.edit('position', dish, { price: 349 })
  await desk.edit('page', 'about', { markdown: { ru: 'О нас', en: 'About us' } })
  expect(await desk.get('draft.publish', { body: { note: 'Autumn' } })).toEqual({ version: 2 })
  await Promise.all(
    [desk.server, other].map((server) =>
      vi.waitFor(async () => expect(await priceAt(server, desk)).toBe(34_900), withinASecond),
    ),
  )
  const headers = { 'accept-language': 'en' }
  const page = await desk.server.ask('pages.show', { params: { page: 'about' }, headers })
  expect(page.markdown).toBe('About us')
  expect((await desk.get('draft.show')).things).toEqual([])
})

test('CO-03 chosen things are published, and the rest stays in the draft', async () => {
  await using desk = await ContentDesk.open()
  const { revision } = await desk.edit('position', dish, { price: 349 })
  await desk.edit('contacts', 'contacts', { phones: [] }, 'Boris')
  await desk.get('draft.publish', { body: { things: [{ kind: 'position', key: dish, revision }] } })
  await vi.waitFor(async () => expect(await priceAt(desk.server, desk)).toBe(34_900), withinASecond)
  const draft = await desk.get('draft.show')
  expect(draft.things).toMatchObject([{ kind: 'contacts', author: 'Boris', value: { phones: [] } }])
})

test('CO-03 chosen things whose result does not hold are refused, and published together they pass', async () => {
  await using desk = await ContentDesk.open()
  const [name, version] = ['Spicy', 1]
  await desk.save('tag', 'spicy-new', { revision: 0, version, value: { slug: 'spicy-new', name } })
  const { revision } = await desk.edit('position', dish, { tags: ['spicy-new'] })
  const things = [{ kind: 'position', key: dish, revision }]
  const refused = await desk.ask('draft.publish', { body: { things } })
  expect(refused.errors).toMatchObject([{ code: 'draft.mistake', field: 'tags.0', thing: { key: dish } }])
  expect((await desk.get('draft.show')).things).toHaveLength(2)
  expect(await desk.get('draft.publish', { body: {} })).toEqual({ version: 2 })
})

test('CO-04 a publication runs the checks of an import, and each mistake names its thing and field', async () => {
  await using desk = await ContentDesk.open()
  await desk.edit('position', dish, { price: 'dear', tags: ['nothing'] })
  await desk.edit('contacts', 'contacts', { phones: ['12'] })
  const refused = await desk.ask('draft.publish', { body: {}, language: 'ru' })
  expect(refused.status).toBe(422)
  const told = refused.errors.map(({ code, field, thing }) => ({ code, field, thing }))
  expect(told).toHaveLength(3)
  expect(told).toContainEqual({
    code: 'draft.mistake',
    field: 'price',
    thing: expect.objectContaining({ kind: 'position', key: dish, problem: "'price' is 'dear'" }) as unknown,
  })
  expect(refused.errors.find(({ field }) => field === 'price')?.message).toBe(
    "Блюдо «shawarma-lavash», Цена: 'price' is 'dear'",
  )
  expect(told).toContainEqual(expect.objectContaining({ field: 'phones.0' }))
  expect((await desk.get('versions.list')).versions).toHaveLength(1)
  expect((await desk.get('draft.show')).things).toHaveLength(2)
})

test('CO-04 a host name of another brand is told at the brand', async () => {
  await using desk = await ContentDesk.open()
  const [host] = (await readDemoBrand('primorje-grill')).brand.hosts
  await desk.edit('brand', 'brand', { hosts: [host] })
  const refused = await desk.ask('draft.publish', { body: {} })
  expect(refused.errors).toMatchObject([
    { code: 'draft.mistake', field: 'hosts.0', thing: { kind: 'brand', key: 'brand' } },
  ])
})

test('an empty draft and things that were edited since are not published', async () => {
  await using desk = await ContentDesk.open()
  expect((await desk.ask('draft.publish', { body: {} })).errors).toMatchObject([{ code: 'draft.empty' }])
  const { revision } = await desk.edit('position', dish, { price: 349 })
  await desk.edit('position', dish, { price: 359 }, 'Boris')
  const things = [{ kind: 'position', key: dish, revision }]
  const refused = await desk.ask('draft.publish', { body: { things } })
  expect(refused.errors).toMatchObject([{ code: 'draft.conflict', thing: { kind: 'position', key: dish } }])
  expect((await desk.get('versions.list')).versions).toHaveLength(1)
})

test('CO-02 an edit that is made while the draft is published stays in the draft', async () => {
  await using desk = await ContentDesk.open()
  const { db } = desk.server
  await desk.edit('position', dish, { price: 349 })
  const chosen = await readDraft(db.read, desk.brandId)
  const published = await readDemoBrand('ugolyok')
  const positions = published.positions.map((one) =>
    one.slug === dish ? { ...one, priceMinor: 34_900 } : one,
  )
  await desk.edit('position', dish, { price: 359 }, 'Boris')
  await transaction(db, (trx) => leaveDraft(trx, desk.brandId, chosen, { ...published, positions }))
  expect(await readDraft(db.read, desk.brandId)).toMatchObject([
    { base: { price: 349 }, value: { price: 359 }, author: 'Boris' },
  ])
})

test('CO-02 a publication that is overtaken by another is merged over it', async () => {
  await using desk = await ContentDesk.open()
  await desk.edit('position', dish, { stopped: true, description: 'New words' })
  const { db, clock } = desk.server
  const priced = { slug: 'ugolyok', position: dish, priceMinor: 34_900 }
  const catalogue = await readDemoBrand('ugolyok')
  const held = await holdTransaction(db, (trx) =>
    storeVersion(
      trx,
      {
        ...catalogue,
        positions: catalogue.positions.map((one) =>
          one.slug === dish ? { ...one, priceMinor: priced.priceMinor } : one,
        ),
      },
      { nowMs: clock.now(), origin: 'office', author: 'Boris' },
    ),
  )
  const publishing = desk.get('draft.publish', { body: {} })
  await untilSomebodyWaits(db)
  await held.end()
  expect(await publishing).toEqual({ version: 3 })
  await vi.waitFor(async () => expect((await desk.show('position', dish)).version).toBe(3), withinASecond)
  expect((await desk.show('position', dish)).value).toMatchObject({ price: 349, description: 'New words' })
})

test('CO-02 a field that was published with another value since is told and not overwritten', async () => {
  await using desk = await ContentDesk.open()
  await desk.edit('position', dish, { price: 349 })
  await desk.get('prices.publish', { params: { key: dish }, body: { price: 35_900 } })
  await vi.waitFor(async () => expect((await desk.show('position', dish)).version).toBe(2), withinASecond)
  const thing = await desk.show('position', dish)
  expect(thing).toMatchObject({ published: { price: 359 }, value: { price: 349 }, clashes: ['price'] })
  const refused = await desk.ask('draft.publish', { body: {} })
  expect(refused.errors).toMatchObject([{ code: 'draft.clash', thing: { key: dish, fields: ['price'] } }])
  // The editor has seen both and saves again.
  await desk.edit('position', dish, { price: 349 })
  expect(await desk.get('draft.publish', { body: {} })).toEqual({ version: 3 })
})

test('CO-17 the price of one dish is live at once, without the rest of the draft', async () => {
  await using desk = await ContentDesk.open()
  await desk.edit('position', dish, { description: 'New words' })
  expect(await desk.get('prices.publish', { params: { key: dish }, body: { price: 34_900 } })).toEqual({
    version: 2,
  })
  await vi.waitFor(async () => expect(await priceAt(desk.server, desk)).toBe(34_900), withinASecond)
  // The draft takes the price over: publishing it does not bring the old one back.
  expect(await desk.show('position', dish)).toMatchObject({
    value: { price: 349, description: 'New words' },
    clashes: [],
  })
  await desk.get('draft.publish', { body: {} })
  expect((await desk.show('position', dish)).published).toMatchObject({ price: 349 })
  const nothing = await desk.ask('prices.publish', { params: { key: 'nothing' }, body: { price: 1 } })
  expect(nothing.errors).toMatchObject([{ code: 'draft.thing-not-found' }])
  const same = await publishPrice(
    desk.server.db,
    { slug: 'ugolyok', position: dish, priceMinor: 34_900 },
    { nowMs: 1, author: 'Anna' },
  )
  expect(same).toEqual({ outcome: 'unchanged', number: 3 })
  // A part for one price is the part that a whole publication would have written.
  await desk.get('prices.publish', { params: { key: dish }, body: { price: 35_900 } })
  const [before, after] = [await partsOf(desk, 3), await partsOf(desk, 4)]
  const changed = Object.keys(before).filter((name) => before[name] !== after[name])
  expect(changed).toEqual(['menus/main'])
  await desk.get('versions.restore', { params: { number: 4 } })
  expect(await partsOf(desk, 5)).toEqual(after)
})

test('CO-05 versions are listed with author, time and note, and any is put back as a new one', async () => {
  await using desk = await ContentDesk.open()
  await desk.edit('position', dish, { price: 349 })
  await desk.get('draft.publish', { body: { note: 'Autumn' } })
  const restored = await desk.get('versions.restore', { params: { number: 1 }, as: 'Boris' })
  expect(restored).toEqual({ version: 3 })
  expect((await desk.get('versions.list')).versions).toEqual([
    expect.objectContaining({ number: 3, author: 'Boris', origin: 'restore', note: 'version 1 put back' }),
    { number: 2, author: 'Anna', origin: 'office', note: 'Autumn', at: '2026-11-16T09:00:00.000Z' },
    expect.objectContaining({ number: 1, origin: 'import' }),
  ])
  await vi.waitFor(async () => expect(await priceAt(desk.server, desk)).toBe(32_900), withinASecond)
  const unknown = await desk.ask('versions.restore', { params: { number: 99 } })
  expect(unknown.errors).toMatchObject([{ code: 'version.not-found' }])
})

test('CO-06 the folder of a version that the office made needs --force and shows the difference, its export does not', async () => {
  await using desk = await ContentDesk.open()
  const { db } = desk.server
  const root = await mkdtemp(join(tmpdir(), 'lavash-co-06-'))
  try {
    const options = { nowMs: 2000, author: 'command line' }
    await desk.edit('position', dish, { price: 349 })
    await desk.get('draft.publish', { body: {} })
    const exported = await exportBrand(db, 'ugolyok', join(root, 'old'), 1)
    if (exported.outcome !== 'written') throw new Error(exported.outcome)
    expect(await importBrand(db, exported.folder, options)).toEqual({
      outcome: 'needs-force',
      brand: 'ugolyok',
      changes: ["~ dish 'shawarma-lavash' (Шаверма в лаваше): price 349.00 → 329.00 RUB"],
    })
    const newest = await exportBrand(db, 'ugolyok', join(root, 'new'))
    if (newest.outcome !== 'written') throw new Error(newest.outcome)
    expect(await importBrand(db, newest.folder, options)).toMatchObject({ outcome: 'unchanged', changes: [] })
    expect(await importBrand(db, exported.folder, { ...options, isForced: true })).toMatchObject({
      outcome: 'imported',
    })
    expect((await desk.get('versions.list')).versions[0]).toMatchObject({ number: 3, origin: 'import' })
  } finally {
    await rm(root, { recursive: true })
  }
})
