import type { FastifyRequest } from 'fastify'

export interface RelyingParty {
  /** Passkeys are bound to it: they work on this host and on those below. */
  readonly id: string
  readonly origins: readonly string[]
}

/**
 * The host of the request, or the domain that the operator has named for all of its hosts. Believing the host is safe: an
 * authenticator signs for the page's own host alone, and a signature for another is refused.
 */
export function toRelyingParty(
  request: Pick<FastifyRequest, 'host' | 'hostname'>,
  config: { readonly passkeyDomain?: string | undefined; readonly isProduction: boolean },
): RelyingParty {
  const host = request.host.toLowerCase()
  const hostname = request.hostname.toLowerCase()
  const { passkeyDomain: domain } = config
  const isBelow = domain !== undefined && (hostname === domain || hostname.endsWith(`.${domain}`))
  return {
    id: isBelow ? domain : hostname,
    origins: [`https://${host}`, ...(config.isProduction ? [] : [`http://${host}`])],
  }
}
