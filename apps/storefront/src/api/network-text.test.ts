import { expect, test } from 'vitest'
import { toNetworkText } from '#api/network-text.ts'

test.each([
  ['cities.list', 'Network error when attempting to fetch resource.'],
  ['persons.me', 'Network error'],
  ['sign.refresh', 'Network error'],
  ['sign-in.phone', 'Network error'],
] as const)('E-01 without any answer %s fails with "%s"', (name, message) => {
  expect(toNetworkText(name)).toBe(message)
})
