/**
 * An address of the office itself, to return to after signing in. It comes from the address bar, so a link of a stranger could
 * name any site: `//evil.example` and `/office/../x` are refused.
 */
export function findOwnAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/office/')) return undefined
  const { origin, pathname, href } = new URL(value, 'https://own.invalid')
  return origin === 'https://own.invalid' && pathname.startsWith('/office/')
    ? href.slice(origin.length)
    : undefined
}
