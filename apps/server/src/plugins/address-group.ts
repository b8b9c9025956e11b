const groupsOfAddress = 8
const groupsOfSubnet = 4
const ipv4Prefix = '::ffff:'

/** Who asks: a household has one IPv4 address, or a /64 of IPv6 to choose any number of addresses from. */
export function toAddressGroup(address: string): string {
  if (!address.includes(':')) return address
  // A socket of both kinds tells an IPv4 address this way.
  if (address.startsWith(ipv4Prefix) && address.includes('.')) return address.slice(ipv4Prefix.length)
  const [before = [], after] = address.toLowerCase().split('::').map(toGroups)
  const left = after === undefined ? 0 : groupsOfAddress - before.length - after.length
  const zeros = Array.from({ length: Math.max(0, left) }, () => '0')
  return [...before, ...zeros, ...(after ?? [])].slice(0, groupsOfSubnet).join(':')
}

function toGroups(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''))
}
