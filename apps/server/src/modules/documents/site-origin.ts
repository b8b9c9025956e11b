import type { FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'

/**
 * Where a brand's pages are at home, for links that leave the page: search engines, previews, the sitemap. A brand with
 * several host names has its pages at the first. In production a host that no brand claims is not believed, nor a port
 * that `publicUrl` does not have: both are the asker's to make up.
 */
export function toSiteOrigin(
  { protocol, hostname, host }: Pick<FastifyRequest, 'protocol' | 'hostname' | 'host'>,
  hosts: readonly string[],
  { publicUrl, isProduction }: Pick<Config, 'publicUrl' | 'isProduction'>,
): string {
  const [home] = hosts
  const site = publicUrl === undefined ? undefined : new URL(publicUrl)
  if (home !== undefined && hosts.includes(hostname.toLowerCase())) {
    // Behind a proxy that does not say so, a customer's https is our http.
    const scheme = site?.protocol.slice(0, -1) ?? protocol
    const port = isProduction && site !== undefined ? site.port : (/:(\d+)$/.exec(host)?.[1] ?? '')
    return `${scheme}://${home}${port === '' ? '' : `:${port}`}`
  }
  return isProduction && site !== undefined ? site.origin : `${protocol}://${host}`
}
