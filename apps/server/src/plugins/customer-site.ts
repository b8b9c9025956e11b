import type { FastifyRequest } from 'fastify'

export interface CustomerSite {
  readonly siteOrigin: string
  readonly serverOrigin: string
}

/**
 * Where a customer who leaves for another site comes back to: the storefront they called from. That may be a host
 * name of ours, one per brand, or a site that is allowed to call; any other header is not believed.
 */
export function toCustomerSite(
  request: FastifyRequest,
  { publicUrl, corsOrigins }: { publicUrl?: string | undefined; corsOrigins: readonly string[] },
): CustomerSite {
  const { origin } = request.headers
  const serverOrigin = publicUrl ?? `${request.protocol}://${request.host}`
  const isOurs = origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host
  const isAllowed = origin !== undefined && corsOrigins.includes(origin)
  return { siteOrigin: isOurs || isAllowed ? new URL(origin).origin : serverOrigin, serverOrigin }
}
