import { isIPv6 } from 'node:net'

/**
 * The key of one caller. A home or a phone has a whole /64 of IPv6 (RFC 6177), so a limit on single addresses would
 * be useless.
 */
export function toCallerKey(ip: string): string {
  const groups = findIpv6Groups(ip)
  return typeof groups === 'string' ? groups : `${groups.slice(0, 4).join(':')}::/64`
}

/**
 * The /48 that a provider assigns to one customer (RFC 6177). Undefined for IPv4, where the address itself is the
 * unit.
 */
export function findNetworkKey(ip: string): string | undefined {
  const groups = findIpv6Groups(ip)
  return typeof groups === 'string' ? undefined : `${groups.slice(0, 3).join(':')}::/48`
}

/** The eight groups of an IPv6 address, or the IPv4 address inside it. */
function findIpv6Groups(ip: string): string | readonly string[] {
  // Fast exit: most callers use IPv4, and parsing each address would cost as much as a preflight.
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
