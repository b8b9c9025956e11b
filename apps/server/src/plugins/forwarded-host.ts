import type { FastifyInstance } from 'fastify'

/**
 * Attack: a trusted proxy may pass on an `X-Forwarded-Host` that its caller invented. The header counts only if it
 * names a host of this installation. Otherwise it is dropped, and `Host` decides. Without TRUST_PROXY the framework
 * ignores it.
 */
export function registerForwardedHost(
  app: FastifyInstance,
  isKnownHost: (hostname: string) => boolean,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const header = request.headers['x-forwarded-host']
    if (header !== undefined && !isKnownHost(toHostname(header))) {
      delete request.headers['x-forwarded-host']
    }
    done()
  })
}

/** Fastify takes the last of several hosts. */
function toHostname(header: string | readonly string[]): string {
  const last = String(header).split(',').at(-1) ?? ''
  return last.trim().replace(/:\d+$/, '').toLowerCase()
}
