import { expect, test } from 'vitest'
import { findOwnAddress } from '#app/routing/own-address.ts'

test.each([
  ['/office/1/team?tab=2#x', '/office/1/team?tab=2#x'],
  ['/office/1/../2/team', '/office/2/team'],
  ['/office/../orders', undefined],
  ['/officer', undefined],
  ['//evil.example/office/', undefined],
  ['https://evil.example/office/', undefined],
  ['/\\evil.example', undefined],
  [7, undefined],
])('after signing in %j leads to %j', (asked, address) => {
  expect(findOwnAddress(asked)).toBe(address)
})
