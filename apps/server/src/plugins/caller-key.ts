import { isIPv6 } from 'node:net'

/**
 * What counts as one caller. A home or a telephone has a whole /64 of IPv6 (RFC 6177), so counting single
 * addresses would count nothing.
 */
export function toCallerKey(ip: string): string {
  // Most come by IPv4, and asking for the form of each is felt in a preflight.
  if (!ip.includes(':') || !isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::')
  const left = head.split(':').filter((group) => group !== '')
  const right = (tail ?? '').split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
