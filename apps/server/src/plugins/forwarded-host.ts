import type { FastifyInstance } from 'fastify'

/**
 * A trusted proxy may pass on an `X-Forwarded-Host` that its caller has made up. So the header counts only when it names
 * a host that this installation serves; otherwise it is dropped, and `Host` decides. Without TRUST_PROXY the framework
 * ignores it in any case.
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

/** Of several hosts the framework believes the last one. */
function toHostname(header: string | readonly string[]): string {
  const last = String(header).split(',').at(-1) ?? ''
  return last.trim().replace(/:\d+$/, '').toLowerCase()
}
