import { expect, test } from 'vitest'
import { ContentDesk } from '../../../test/content-desk.ts'

const dish = 'shawarma-lavash'

test('ST-11 the log has every edit, publication and version put back, with who, old and new', async () => {
  await using desk = await ContentDesk.open()
  await desk.edit('position', dish, { price: 349 })
  await desk.edit('position', dish, { price: 359 }, 'Boris')
  await desk.edit('page', 'about', { markdown: { ru: 'О нас', en: 'About us' } })
  const { kind, key, revision } = await desk.show('page', 'about')
  await desk.get('draft.discard', { body: { things: [{ kind, key, revision }] } })
  await desk.get('draft.publish', { body: {} })
  await desk.get('prices.publish', { params: { key: dish }, body: { price: 36_900 }, as: 'Boris' })
  await desk.get('versions.restore', { params: { number: 1 } })
  const { entries } = await desk.get('log.list')
  expect(
    entries.map(({ who, kind, subject, changes }) => [
      who.name,
      kind,
      subject,
      ...changes.map((change) => `${change.field}: ${change.old} → ${change.new}`),
    ]),
  ).toEqual([
    ['Anna', 'catalogue.restored', '4', 'version: 3 → 4'],
    ['Boris', 'catalogue.price-published', dish, 'price: 359 → 369', 'version: 2 → 3'],
    ['Anna', 'catalogue.published', '2', 'version: 1 → 2'],
    ['Anna', 'draft.discarded', 'page about'],
    [
      'Anna',
      'draft.saved',
      'page about',
      expect.stringMatching(/^content: \{.+\} → \{"markdown":\{"ru":"О нас"/),
    ],
    ['Boris', 'draft.saved', `position ${dish}`, 'price: 349 → 359'],
    ['Anna', 'draft.saved', `position ${dish}`, 'price: 329 → 349'],
  ])
})

test('what was refused is not in the log', async () => {
  await using desk = await ContentDesk.open()
  const seen = await desk.show('position', dish)
  await desk.edit('position', dish, { price: 'dear' })
  const late = { revision: 0, version: 1, value: { ...seen.value, price: 1 } }
  expect(
    await desk.ask('things.save', { params: { kind: 'position', key: dish }, body: late }),
  ).toMatchObject({
    status: 409,
  })
  expect(await desk.ask('draft.publish', { body: {} })).not.toMatchObject({ status: 200 })
  const { entries } = await desk.get('log.list')
  expect(entries.map(({ kind }) => kind)).toEqual(['draft.saved'])
})
