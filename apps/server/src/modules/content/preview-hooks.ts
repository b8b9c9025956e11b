import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calls } from '@lavash/contract/calls'
import { refuse } from '#errors.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'
import { previewContext, previewCookie, previewHeader } from '#serving/preview-context.ts'
import type { Previews } from '#serving/previews.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The draft that this request looks at. */
    preview: BrandEntry | undefined
  }
}

const prefixed = /^\/preview\/([A-Za-z0-9_-]{43})(\/(?:1|api)\/.*)$/
const inCookie = new RegExp(`(?:^|; )${previewCookie}=([A-Za-z0-9_-]{43})(?:;|$)`)

/** Tokens of requests whose address began with one, by the request they came with. */
const tokens = new WeakMap<IncomingMessage, string>()

/**
 * The storefront sends no cookies with its calls, so a previewed document tells it another base address. What follows
 * the token there is the usual address.
 */
export function takePreviewPrefix(request: IncomingMessage): string {
  const url = request.url ?? '/'
  if (!url.startsWith('/preview/')) return url
  const [, token, rest] = prefixed.exec(url) ?? []
  if (token === undefined || rest === undefined) return url
  tokens.set(request, token)
  return rest
}

/** A preview is for looking: it prices a cart, and takes no order and signs nobody in. */
const allowed: ReadonlySet<string> = new Set([
  calls['preflight.anonymous'].path,
  calls['preflight.person'].path,
])

/** Registered before all routes. */
export function registerPreviewHooks(app: FastifyInstance, previews: Previews): void {
  app.decorateRequest('preview', undefined)

  // Not an async hook: what follows has to run inside the context.
  app.addHook('onRequest', (request, reply, goOn) => {
    const prefix = tokens.get(request.raw)
    const token = prefix ?? findCookie(request)
    if (token === undefined || isStaffCall(request)) return goOn()
    enter(request, reply, { token, isPrefixed: prefix !== undefined }).then(
      () => (request.preview === undefined ? goOn() : previewContext.run(request.preview, goOn)),
      (error: unknown) => goOn(error instanceof Error ? error : new Error(String(error))),
    )
  })

  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.preview !== undefined || tokens.has(request.raw)) forbidKeeping(request, reply)
    done()
  })

  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, isPrefixed }: { token: string; isPrefixed: boolean },
  ): Promise<void> {
    const brand = await previews.find(token)
    if (brand === undefined) {
      if (isPrefixed) throw refuse('preview.ended')
      reply.header('set-cookie', `${previewCookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`)
      return
    }
    request.preview = brand
    const isLooking = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
    if (!isLooking && !allowed.has(request.routeOptions.url ?? '')) throw refuse('preview.no-orders')
  }
}

/** Files of the build are the same for everybody. */
function forbidKeeping({ url }: FastifyRequest, reply: FastifyReply): void {
  if (url.startsWith('/assets/')) return
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header(previewHeader, '1')
    .removeHeader('cdn-cache-control')
    .removeHeader('etag')
}

function findCookie({ headers: { cookie } }: FastifyRequest): string | undefined {
  return cookie === undefined ? undefined : inCookie.exec(cookie)?.[1]
}

/** An editor has the preview's cookie as well, and changes the draft meanwhile. */
function isStaffCall({ url }: FastifyRequest): boolean {
  return url.startsWith('/1/brands/') || url.startsWith('/1/staff') || url.startsWith('/1/devices')
}
