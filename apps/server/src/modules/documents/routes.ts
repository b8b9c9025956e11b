import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheHeaders } from '@lavash/contract/call'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { makeBrandDocuments } from '#modules/documents/brand-documents.ts'
import { isDocumentPath, isStorefrontPage } from '#modules/documents/storefront-paths.ts'
import { pathOfUrl, sendNotFound } from '#plugins/not-found.ts'
import type { BrandEntry } from '#reading/catalogue-index.ts'
import { findBrand, findBrandOfHost } from '#reading/find-brand.ts'
import type { Reading } from '#reading/reading.ts'

/** Its files are sent, its code is not imported. */
const builtStorefront = join(import.meta.dirname, '../../../..', 'storefront', 'dist')

const notBuiltPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lavash</title>
<h1>The storefront is not built yet</h1><p>The API answers. Start with <code>npm start</code> from the root, which builds the storefront first.</p></html>`

/** A worker obeys the policy of its own file, not the document's: the map's fetches tiles and fonts, the service worker whatever the page does. */
const workerPolicy = "default-src 'none'; connect-src 'self' https:; font-src 'self' https:"

export interface DocumentParts {
  readonly config: Config
  readonly reading: Reading
  /** Where the built storefront lies; tests have their own. */
  readonly storefrontFolder?: string | undefined
}

/** The built storefront: its files, and its document for every other address that a browser may ask for. */
export async function registerDocuments(app: FastifyInstance, parts: DocumentParts): Promise<void> {
  const folder = parts.storefrontFolder ?? builtStorefront
  const indexFile = join(folder, 'index.html')
  const { config, reading } = parts
  if (existsSync(folder)) await registerFiles(app, folder)
  app.setNotFoundHandler((request, reply) => {
    const path = pathOfUrl(request.url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    return isRead && isDocumentPath(path) ? sendDocument(path, request, reply) : sendNotFound(request, reply)
  })

  let makeDocument: ReturnType<typeof makeBrandDocuments> | undefined

  function sendDocument(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.type('text/html; charset=utf-8').header('cache-control', cacheHeaders['no-store'])
    if (makeDocument === undefined && existsSync(indexFile)) {
      makeDocument = makeBrandDocuments(config, readFileSync(indexFile, 'utf8'))
    }
    if (makeDocument === undefined) return reply.code(503).send(notBuiltPage)
    // A provider's popup that comes back under our usual policy is cut off from the page that opened it and waits.
    if (isSignInReturn(path, request)) reply.header('cross-origin-opener-policy', 'unsafe-none')
    const { html, policy } = makeDocument(findDocumentBrand(request), request.headers['accept-language'])
    return reply
      .code(isStorefrontPage(path) ? 200 : 404)
      .header('content-security-policy', policy)
      .send(html)
  }

  function findDocumentBrand({ query, hostname }: FastifyRequest): BrandEntry | undefined {
    const wanted = (query as Readonly<Record<string, unknown>>)['brand']
    // In production a link must not dress one brand's site as another.
    const chosen =
      config.isProduction || typeof wanted !== 'string' ? undefined : findBrand(reading.current, wanted)
    return chosen ?? findBrandOfHost(reading.current, hostname)
  }
}

function isSignInReturn(path: string, { query }: FastifyRequest): boolean {
  return path === '/auth' && typeof (query as Readonly<Record<string, unknown>>)['state'] === 'string'
}

async function registerFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    // The template is sent filled in, the source maps are for us, and a folder is no file: without this the
    // home page is refused to whoever does not ask for compression.
    allowedPath: (path: string) => path !== '/index.html' && !path.endsWith('.map') && !isDocumentPath(path),
    setHeaders: (reply, path) => {
      // Vite puts a hash of the content into every name under assets/.
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? cacheHeaders.immutable : cacheHeaders.revalidate)
      if (/\/service-worker\.js|-worker-[^/]*\.js/.test(path))
        reply.header('content-security-policy', workerPolicy)
    },
  })
}
