import { expect, test } from 'vitest'
import { mergeThing } from '#catalogue/drafts/merge-thing.ts'

const base = { name: 'Soup', price: 300, order: 1 }

test.each([
  ['only the draft', base, { ...base, price: 320 }, { ...base, price: 320 }, []],
  ['only the publication', { ...base, price: 310 }, base, { ...base, price: 310 }, []],
  [
    'different fields',
    { ...base, price: 310 },
    { ...base, name: 'Borscht' },
    { name: 'Borscht', price: 310, order: 1 },
    [],
  ],
  ['the same in both', { ...base, price: 320 }, { ...base, price: 320 }, { ...base, price: 320 }, []],
  ['one field in both', { ...base, price: 310 }, { ...base, price: 320 }, { ...base, price: 320 }, ['price']],
  ['the place in both', { ...base, order: 2 }, { ...base, order: 0.5 }, { ...base, order: 0.5 }, []],
  [
    'a field that the draft takes away',
    { ...base, name: 'Borscht' },
    { name: 'Soup', order: 1 },
    { name: 'Borscht', order: 1 },
    [],
  ],
  ['the draft deletes an unchanged thing', base, null, null, []],
  ['the draft deletes a changed thing', { ...base, price: 310 }, null, null, ['']],
  [
    'the publication deletes a thing the draft has changed',
    null,
    { ...base, price: 320 },
    { ...base, price: 320 },
    [''],
  ],
])('a change of %s', (_what, published, value, merged, clashes) => {
  expect(mergeThing({ base, published, value })).toEqual({ value: merged, clashes })
})

test('a thing that both sides have made clashes as a whole unless it is the same', () => {
  const value = { ...base, price: 320 }
  expect(mergeThing({ base: null, published: base, value })).toEqual({ value, clashes: [''] })
  expect(mergeThing({ base: null, published: value, value })).toEqual({ value, clashes: [] })
  expect(mergeThing({ base: null, published: null, value })).toEqual({ value, clashes: [] })
})
