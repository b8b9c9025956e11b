import type { FastifyRequest } from 'fastify'

/**
 * Whether a page of this very host makes the call. Browsers say so in `Sec-Fetch-Site`; over plain http in a local network
 * they send `Origin` alone. Neither can be set by a script (Fetch standard, forbidden request headers), and a call without
 * both is refused: SameSite cookies alone leave the neighbouring hosts of one site.
 */
export function isSameOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return URL.parse(headers.origin ?? '')?.host === host.toLowerCase()
}
