import { expect, test } from 'vitest'
import { toOpenPopup } from '#config/searches.ts'

test.each([
  ['invite', { open: 'invite' }],
  ['delete', {}],
  [undefined, {}],
])('an address with open=%s opens %j', (open, expected) => {
  expect(toOpenPopup({ open })).toEqual(expected)
})
