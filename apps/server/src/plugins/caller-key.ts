import { isIPv6 } from 'node:net'

/**
 * What counts as one caller. A home or a telephone has a whole /64 of IPv6 (RFC 6177), so counting single
 * addresses would count nothing.
 */
export function toCallerKey(ip: string): string {
  const groups = findIpv6Groups(ip)
  return typeof groups === 'string' ? groups : `${groups.slice(0, 4).join(':')}::/64`
}

/** The /48 that a provider gives to one customer (RFC 6177); nothing for IPv4, where an address is the unit. */
export function findNetworkKey(ip: string): string | undefined {
  const groups = findIpv6Groups(ip)
  return typeof groups === 'string' ? undefined : `${groups.slice(0, 3).join(':')}::/48`
}

/** The eight groups of an IPv6 address, or the IPv4 address that it is. */
function findIpv6Groups(ip: string): string | readonly string[] {
  // Most callers come by IPv4, and parsing every address would cost a preflight time.
  if (!ip.includes(':') || !isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::')
  const left = head.split(':').filter((group) => group !== '')
  const right = (tail ?? '').split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  return groups.map((group) => Number.parseInt(group, 16).toString(16))
}
