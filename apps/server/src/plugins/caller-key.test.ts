import { expect, test } from 'vitest'
import { findNetworkKey, toCallerKey } from '#plugins/caller-key.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, key) => {
  expect(toCallerKey(ip)).toBe(key)
})

test.each(['', 'unknown', ':', '1.2.3.4:80', '1:2:3:4:5:6:7:8:9::1', 'a::b::c'])(
  'what a proxy calls %j is not the server’s fault',
  (address) => {
    expect(() => toCallerKey(address)).not.toThrow()
  },
)

test.each([
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['203.0.113.7', undefined],
  ['::ffff:203.0.113.7', undefined],
])('%s belongs to the network %s', (ip, network) => {
  expect(findNetworkKey(ip)).toBe(network)
})
