import { expect, test } from 'vitest'
import { toOpenPopup } from '#config/searches.ts'

test.each([
  ['invite', { open: 'invite' }],
  ['pair', { open: 'pair' }],
  ['delete', {}],
  [undefined, {}],
])('an address with open=%s opens %j', (open, expected) => {
  expect(toOpenPopup({ open })).toEqual(expected)
})
