import type { FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'

/**
 * The origin of a brand's pages for links that leave the page: search engines, previews, the sitemap. A brand with
 * several hosts uses the first. In production an unknown host is not believed, nor a port that `publicUrl` does not
 * have, because the caller may invent both.
 */
export function toSiteOrigin(
  { protocol, hostname, host }: Pick<FastifyRequest, 'protocol' | 'hostname' | 'host'>,
  hosts: readonly string[],
  { publicUrl, isProduction }: Pick<Config, 'publicUrl' | 'isProduction'>,
): string {
  const [home] = hosts
  const site = publicUrl === undefined ? undefined : new URL(publicUrl)
  if (home !== undefined && hosts.includes(hostname.toLowerCase())) {
    // A proxy that does not say so turns a customer's https into our http.
    const scheme = site?.protocol.slice(0, -1) ?? protocol
    const port = isProduction && site !== undefined ? site.port : (/:(\d+)$/.exec(host)?.[1] ?? '')
    return `${scheme}://${home}${port === '' ? '' : `:${port}`}`
  }
  return isProduction && site !== undefined ? site.origin : `${protocol}://${host}`
}
