import { expect, test } from 'vitest'
import { toAddressGroup } from '#plugins/address-group.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::1', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::ffff', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is counted as %s', (address, group) => {
  expect(toAddressGroup(address)).toBe(group)
})

test.each(['', 'unknown', ':', '1.2.3.4:80', '1:2:3:4:5:6:7:8:9::1', 'a::b::c'])(
  'what a proxy calls %j is not the server’s fault',
  (address) => {
    expect(() => toAddressGroup(address)).not.toThrow()
  },
)
