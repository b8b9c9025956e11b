import type { FastifyRequest } from 'fastify'

export interface CustomerSite {
  readonly siteOrigin: string
  readonly serverOrigin: string
}

/**
 * The site to which a payment page sends the customer back: the storefront that called. It must be a host of ours or
 * an allowed origin (with `*` any). Other headers are not trusted.
 */
export function toCustomerSite(
  request: FastifyRequest,
  { publicUrl, corsOrigins }: { publicUrl?: string | undefined; corsOrigins: readonly string[] },
): CustomerSite {
  const serverOrigin = publicUrl ?? `${request.protocol}://${request.host}`
  const site = findSite(request.headers.origin)
  const isBelieved =
    site !== undefined &&
    (site.host === request.host || corsOrigins.includes(site.origin) || corsOrigins.includes('*'))
  return { siteOrigin: isBelieved ? site.origin : serverOrigin, serverOrigin }
}

/** An app's origin or `null` is no address that a payment page could open. */
function findSite(origin: string | undefined): URL | undefined {
  const site = URL.parse(origin ?? '')
  return site?.protocol === 'https:' || site?.protocol === 'http:' ? site : undefined
}
