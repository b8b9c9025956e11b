import { expect, test } from 'vitest'
import { toPairingCode } from '#features/devices/pairing-code.ts'

test.each([
  ['k7mx4qpt', 'K7MX-4QPT'],
  ['K7MX-4QPT', 'K7MX-4QPT'],
  ['k7 mx 4q', 'K7MX-4Q'],
  ['k7mx', 'K7MX'],
  ['k7mx-4qpt-more', 'K7MX-4QPT'],
  ['', ''],
])('%j is written as the code %j', (typed, code) => {
  expect(toPairingCode(typed)).toBe(code)
})
