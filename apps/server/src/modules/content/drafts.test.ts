import { expect, test } from 'vitest'
import { ContentDesk } from '../../../test/content-desk.ts'
import { holdTransaction, untilSomebodyWaits } from '../../../test/hold-transaction.ts'
import { startTestServer } from '../../../test/start-test-server.ts'
import { deleteDraftThings, writeDraftThing } from '#catalogue/drafts/draft-rows.ts'
import { thingKinds } from '#catalogue/drafts/thing.ts'

const dish = 'shawarma-lavash'

test('CO-01 an edit is kept with its author and time, and customers do not see it', async () => {
  await using desk = await ContentDesk.open()
  const before = await desk.show('position', dish)
  expect(before).toMatchObject({ revision: 0, version: 1, value: { price: 329 }, published: { price: 329 } })
  const saved = await desk.edit('position', dish, { price: 349 })
  expect(saved).toMatchObject({
    published: { price: 329 },
    value: { price: 349 },
    author: 'Anna',
    at: '2026-11-16T09:00:00.000Z',
    mistakes: [],
  })
  const [main] = await desk.server.ask('menus.positions', {
    params: { menuId: desk.server.id('ugolyok', 'menu', 'main') },
    query: { ids: [desk.server.id('ugolyok', 'position', dish)] },
  })
  expect(main?.price).toBe(32_900)
})

test('CO-01 the draft survives a reload, is shared, and another process shows it', async () => {
  await using desk = await ContentDesk.open()
  await desk.edit('position', dish, { price: 349 })
  await desk.edit('page', 'about', { markdown: { ru: 'О нас', en: 'About us' } }, 'Boris')
  await using other = await startTestServer({ database: desk.server.database })
  const answer = await other.fetch(`/1/brands/${desk.brandId}/draft`, {
    headers: await desk.headersOf('Boris'),
  })
  const draft = (await answer.json()) as { things: object[] }
  expect(draft.things).toMatchObject([
    { kind: 'page', key: 'about', author: 'Boris', value: { markdown: { en: 'About us' } } },
    { kind: 'position', key: dish, author: 'Anna', value: { price: 349 } },
  ])
})

test('CO-01 things of every kind can be read and listed as the draft has them', async () => {
  await using desk = await ContentDesk.open()
  for (const kind of thingKinds) {
    const { things } = await desk.get('things.list', { params: { kind } })
    for (const { key, value } of things) {
      const thing = await desk.show(kind, key)
      expect(thing.value).toEqual(value)
      const saved = await desk.save(kind, key, { revision: 0, version: 1, value })
      // What a brand's folder holds is without mistakes, and saving it unchanged leaves nothing in the draft.
      expect([kind, key, saved.mistakes, saved.revision]).toEqual([kind, key, [], 0])
    }
  }
})

test('CO-01 a new thing is listed in its place, one that is to go is not', async () => {
  await using desk = await ContentDesk.open()
  const { things } = await desk.get('things.list', { params: { kind: 'group' } })
  const [first, second] = things
  await desk.edit('group', String(second?.key), null)
  const added = { slug: 'soups', menu: 'main', order: 0.5, name: 'Soups' }
  await desk.save('group', 'soups', { revision: 0, version: 1, value: added })
  const after = await desk.get('things.list', { params: { kind: 'group' } })
  const keys = after.things.map(({ key }) => key)
  expect(keys.slice(0, 2)).toEqual([first?.key, 'soups'])
  expect(keys).not.toContain(second?.key)
})

test('a half-written dish is saved, and told what is missing', async () => {
  await using desk = await ContentDesk.open()
  const value = { slug: 'soup', menu: 'main', group: null, order: 1, price: 'dear' }
  const saved = await desk.save('position', 'soup', { revision: 0, version: 1, value })
  expect(saved.mistakes).toContainEqual(expect.objectContaining({ field: 'price' }))
  expect(saved.mistakes).toContainEqual(expect.objectContaining({ problem: "'name' is missing" }))
  expect((await desk.show('position', 'soup')).value).toEqual(value)
})

test('CO-02 of two people at one thing the second gets both values, and the draft keeps the first', async () => {
  await using desk = await ContentDesk.open()
  const seen = await desk.show('position', dish)
  await desk.save('position', dish, { ...pick(seen), value: { ...seen.value, price: 349 } }, 'Boris')
  const refused = await desk.ask('things.save', {
    params: { kind: 'position', key: dish },
    body: { ...pick(seen), value: { ...seen.value, price: 359 } },
  })
  expect(refused.status).toBe(409)
  expect(refused.errors).toMatchObject([
    {
      code: 'draft.conflict',
      message: 'Boris has changed this. Compare the values and save again.',
      thing: { published: { price: 329 }, value: { price: 349 }, author: 'Boris' },
    },
  ])
  const theirs = await desk.show('position', dish)
  expect(theirs.value).toMatchObject({ price: 349 })
  const saved = await desk.save('position', dish, { ...pick(theirs), value: { ...seen.value, price: 359 } })
  expect(saved).toMatchObject({ value: { price: 359 }, author: 'Anna' })
})

test('CO-02 of two first edits at one moment one is kept and the other is told', async () => {
  await using desk = await ContentDesk.open()
  const seen = await desk.show('position', dish)
  const row = {
    kind: 'position',
    key: dish,
    base: seen.published,
    value: { ...seen.value, price: 349 },
    revision: 0,
    author: 'Boris',
    at: 1,
  } as const
  const held = await holdTransaction(desk.server.db, (trx) => writeDraftThing(trx, desk.brandId, row))
  const later = desk.ask('things.save', {
    params: { kind: 'position', key: dish },
    body: { ...pick(seen), value: { ...seen.value, price: 359 } },
  })
  await untilSomebodyWaits(desk.server.db)
  await held.end()
  expect((await later).errors).toMatchObject([{ code: 'draft.conflict', thing: { value: { price: 349 } } }])
})

test('CO-02 an edit over one that is discarded at the same moment is not lost', async () => {
  await using desk = await ContentDesk.open()
  const seen = await desk.edit('position', dish, { price: 349 })
  const held = await holdTransaction(desk.server.db, (trx) =>
    deleteDraftThings(trx, desk.brandId, [{ kind: 'position', key: dish, revision: seen.revision }]),
  )
  const later = desk.ask('things.save', {
    params: { kind: 'position', key: dish },
    body: { ...pick(seen), value: { ...seen.value, price: 359 } },
  })
  await untilSomebodyWaits(desk.server.db)
  await held.end()
  const answer = await later
  expect(answer.errors).toMatchObject([
    { code: 'draft.conflict', thing: { revision: 0, value: { price: 329 } } },
  ])
})

test('CO-02 an edit that began before a discarded one does not pass for its successor', async () => {
  await using desk = await ContentDesk.open()
  const seen = await desk.edit('position', dish, { price: 349 })
  await desk.get('draft.discard', { body: {} })
  await desk.edit('position', dish, { price: 359 }, 'Boris')
  const answer = await desk.ask('things.save', {
    params: { kind: 'position', key: dish },
    body: { ...pick(seen), value: { ...seen.value, price: 369 } },
  })
  expect(answer.status).toBe(409)
})

test('CO-03 all of the draft is discarded, or chosen things of it', async () => {
  await using desk = await ContentDesk.open()
  await desk.edit('position', dish, { price: 349 })
  await desk.edit('page', 'about', { markdown: { ru: 'О нас', en: 'About us' } })
  const contacts = await desk.edit('contacts', 'contacts', { phones: [] })
  const chosen = { kind: 'contacts', key: 'contacts', revision: contacts.revision }
  expect(await desk.get('draft.discard', { body: { things: [chosen] } })).toEqual({ discarded: 1, kept: [] })
  const draft = await desk.get('draft.show')
  expect(draft.things.map(({ kind }) => kind)).toEqual(['page', 'position'])
  expect(await desk.get('draft.discard', { body: {} })).toEqual({ discarded: 2, kept: [] })
  expect((await desk.get('draft.show')).things).toEqual([])
})

test('CO-03 discarding keeps what somebody has edited since it was looked at', async () => {
  await using desk = await ContentDesk.open()
  const { revision } = await desk.edit('position', dish, { price: 349 })
  await desk.edit('position', dish, { price: 359 }, 'Boris')
  const things = [{ kind: 'position', key: dish, revision }]
  expect(await desk.get('draft.discard', { body: { things } })).toEqual({
    discarded: 0,
    kept: [{ kind: 'position', key: dish }],
  })
  expect((await desk.show('position', dish)).value).toMatchObject({ price: 359 })
})

test('a brand and a thing that nobody knows are refused', async () => {
  await using desk = await ContentDesk.open()
  expect((await desk.ask('draft.show', { params: { brandId: 999_999 } })).errors).toMatchObject([
    { code: 'auth.forbidden' },
  ])
  const nothing = await desk.ask('things.show', { params: { kind: 'position', key: 'nothing' } })
  expect(nothing.errors).toMatchObject([{ code: 'draft.thing-not-found' }])
  expect((await desk.ask('draft.show', { as: '' })).status).toBe(401)
})

function pick({ revision, version }: { revision: number; version: number }) {
  return { revision, version }
}
