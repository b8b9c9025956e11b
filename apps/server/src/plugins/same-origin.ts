import type { FastifyRequest } from 'fastify'

/**
 * Whether a page of this host makes the call. Browsers send `Sec-Fetch-Site`, and over plain http in a local network
 * only `Origin`. No script can set them (Fetch standard, forbidden request headers). A call without both is refused:
 * SameSite cookies alone would admit neighbouring hosts of the site.
 */
export function isSameOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return URL.parse(headers.origin ?? '')?.host === host.toLowerCase()
}
