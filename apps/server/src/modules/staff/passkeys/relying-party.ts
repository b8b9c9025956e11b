import type { FastifyRequest } from 'fastify'

export interface RelyingParty {
  /** The host to which passkeys are bound. They work on it and on its subdomains. */
  readonly id: string
  readonly origins: readonly string[]
}

/**
 * The host of the request, or the domain that the operator configured for all hosts. Trusting the Host header is
 * safe: an authenticator signs for the page's own host only, and another host's signature is refused.
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
