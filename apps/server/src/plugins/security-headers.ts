import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** What the storefront asks a browser for is where the customer is; nobody's script gets more. */
const permissions =
  'geolocation=(self), camera=(), microphone=(), display-capture=(), payment=(), usb=(), serial=(), hid=(), midi=()'

/** For every answer but documents: it may not run, load or be framed. Documents have a policy of their own. */
export function toSecurityHeaders(isProduction: boolean): Readonly<Record<string, string>> {
  return { ...listHelmetHeaders(isProduction), 'permissions-policy': permissions }
}

export function registerSecurityHeaders(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Computed once, because they are equal for all answers. */
function listHelmetHeaders(isProduction: boolean): Record<string, string> {
  const headers: Record<string, string> = {}
  const answer: Pick<ServerResponse, 'setHeader' | 'removeHeader'> = {
    setHeader: (name, value) => {
      headers[name.toLowerCase()] = String(value)
      return answer as ServerResponse
    },
    // Helmet removes X-Powered-By, which this server never sends.
    removeHeader: () => undefined,
  }
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    // Sign-in popups of VK, Google and Apple report back to the page that opened them.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // A storefront on another host shows our pictures. Everything without a token is public.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    // For browsers that do not know frame-ancestors.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Left out: headers for Flash, Internet Explorer and old filters. A dozen headers slow a small answer down.
    xPermittedCrossDomainPolicies: false,
    xDownloadOptions: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    hsts: isProduction ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  })
  setHeaders({} as IncomingMessage, answer as ServerResponse, () => undefined)
  return headers
}
