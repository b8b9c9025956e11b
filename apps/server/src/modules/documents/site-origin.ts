import type { FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'

/**
 * Where a brand's pages are at home, for links that leave the page: search engines, previews, the sitemap. A brand with
 * several host names has its pages at the first. A host that no brand claims is not believed in production.
 */
export function toSiteOrigin(
  { protocol, hostname, host }: Pick<FastifyRequest, 'protocol' | 'hostname' | 'host'>,
  hosts: readonly string[],
  { publicUrl, isProduction }: Pick<Config, 'publicUrl' | 'isProduction'>,
): string {
  const [home] = hosts
  if (home !== undefined && hosts.includes(hostname.toLowerCase())) {
    // Behind a proxy that does not say so, a customer's https is our http.
    const scheme = publicUrl === undefined ? protocol : new URL(publicUrl).protocol.slice(0, -1)
    return `${scheme}://${home}${/:\d+$/.exec(host)?.[0] ?? ''}`
  }
  return isProduction && publicUrl !== undefined ? new URL(publicUrl).origin : `${protocol}://${host}`
}
