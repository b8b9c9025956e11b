import type { FastifyRequest } from 'fastify'

export interface CustomerSite {
  readonly siteOrigin: string
  readonly serverOrigin: string
}

/**
 * Where a customer who leaves for another site comes back to: the storefront they called from. That may be a host
 * name of ours, one per brand, or a site that is allowed to call, which with `*` is any; other headers are not believed.
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

/** An app's or a hidden origin (`null`) is no place that a payment page could lead back to. */
function findSite(origin: string | undefined): URL | undefined {
  const site = URL.parse(origin ?? '')
  return site?.protocol === 'https:' || site?.protocol === 'http:' ? site : undefined
}
