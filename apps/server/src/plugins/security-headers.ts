import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** What the storefront asks a browser for is where the customer is; nobody's script gets more. */
const permissions =
  'geolocation=(self), camera=(), microphone=(), display-capture=(), payment=(), usb=(), serial=(), hid=(), midi=()'

/** For everything that is not a document: nothing may run, load or frame it. Documents set their own policy. */
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

/** They are the same for every answer: made once, where its middleware would set them one by one for each. */
function listHelmetHeaders(isProduction: boolean): Record<string, string> {
  const headers: Record<string, string> = {}
  const answer: Pick<ServerResponse, 'setHeader' | 'removeHeader'> = {
    setHeader: (name, value) => {
      headers[name.toLowerCase()] = String(value)
      return answer as ServerResponse
    },
    // Only what other frameworks say of themselves is removed.
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
    // A storefront hosted elsewhere shows our pictures; all that is served without a token is public.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    // For browsers that do not know frame-ancestors.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // For Flash, Internet Explorer and filters that no browser has any more: a dozen headers are felt in a small answer.
    xPermittedCrossDomainPolicies: false,
    xDownloadOptions: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    hsts: isProduction ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  })
  setHeaders({} as IncomingMessage, answer as ServerResponse, () => undefined)
  return headers
}
