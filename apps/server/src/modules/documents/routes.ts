import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheHeaders } from '@lavash/contract/call'
import { findSitePage } from '@lavash/rulebook/site/site-pages'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AvailabilityMemory } from '#availability/availability-memory.ts'
import { toStoppedIds } from '#availability/stopped-menu.ts'
import type { Clock } from '#clock.ts'
import type { Config } from '#config.ts'
import { makeBrandDocuments } from '#modules/documents/brand-documents.ts'
import { makeNonce } from '#modules/documents/document-text.ts'
import { isDocumentPath } from '#modules/documents/is-document-path.ts'
import { builtOffice, isOfficePath, makeOfficeSender } from '#modules/documents/office/send-office.ts'
import { findDocumentLocale } from '#modules/documents/document-locale.ts'
import { findPageMarkup, toUnknownPage } from '#modules/documents/pages/page-markup.ts'
import { toSiteOrigin } from '#modules/documents/site-origin.ts'
import { pathOfUrl, sendNotFound } from '#plugins/not-found.ts'
import { findEncoding } from '#serving/accept-encoding.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'
import { previewContext } from '#serving/preview-context.ts'
import { remember } from '#remember.ts'
import type { Serving } from '#serving/serving.ts'
import { toVary } from '#serving/send-prepared.ts'

/** The storefront's files are sent, its code is not imported. */
const builtStorefront = join(import.meta.dirname, '../../../..', 'storefront', 'dist')

const notBuiltPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lavash</title>
<h1>The storefront is not built yet</h1><p>The API answers. Start with <code>npm start</code> from the root, which builds the storefront first.</p></html>`

/**
 * A worker obeys the policy of its own file and not the document's. The map's worker fetches tiles and fonts, the
 * service worker everything that the page does.
 */
const workerPolicy = "default-src 'none'; connect-src 'self' https:; font-src 'self' https:"

/** Brotli cannot leave a gap for the nonce (document-text.ts). */
const chooseEncoding = remember((header) => findEncoding(header, ['gzip']))

export interface DocumentParts {
  readonly config: Config
  readonly serving: Serving
  readonly clock: Clock
  readonly availability: AvailabilityMemory
  /** Folder of the built storefront. Tests have their own. */
  readonly storefrontFolder?: string | undefined
  readonly officeFolder?: string | undefined
}

/**
 * The built apps: their files, and their documents for every other address that a browser may open. An address below
 * /office gets the office, every other the storefront.
 */
export async function registerDocuments(app: FastifyInstance, parts: DocumentParts): Promise<void> {
  const folder = parts.storefrontFolder ?? builtStorefront
  const indexFile = join(folder, 'index.html')
  const { config, serving, clock, availability } = parts
  const office = parts.officeFolder ?? builtOffice
  const sendOffice = makeOfficeSender(office)
  if (existsSync(folder)) await registerFiles(app, folder, '/')
  if (existsSync(office)) await registerFiles(app, office, '/office/')
  app.setNotFoundHandler((request, reply) => {
    const path = pathOfUrl(request.url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || !isDocumentPath(path)) return sendNotFound(request, reply)
    return isOfficePath(path) ? sendOffice(request, reply) : sendDocument(path, request, reply)
  })

  let makeDocument: ReturnType<typeof makeBrandDocuments> | undefined

  async function sendDocument(
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    reply.type('text/html; charset=utf-8').header('cache-control', cacheHeaders['no-store'])
    if (makeDocument === undefined && existsSync(indexFile)) {
      makeDocument = makeBrandDocuments(config, readFileSync(indexFile, 'utf8'))
    }
    if (makeDocument === undefined) return reply.code(503).send(notBuiltPage)
    // Under our usual policy a provider's popup would be cut off from the page that opened it, and that page would
    // wait.
    if (isSignInReturn(path, request)) reply.header('cross-origin-opener-policy', 'unsafe-none')
    const { status, subject } = await findSubject(path, request)
    const { text, makePolicy } = makeDocument(subject)
    const nonce = makeNonce()
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding === 'gzip') reply.header('content-encoding', encoding)
    if (subject !== undefined) reply.header('content-language', subject.locale)
    return reply
      .code(status)
      .header('vary', toVary(reply.getHeader('vary'), 'accept-encoding'))
      .header('content-security-policy', makePolicy(nonce))
      .send(encoding === 'gzip' ? await text.gzip(nonce) : text.fill(nonce))
  }

  /** A missing page still gets the document, with status 404 for search engines. */
  async function findSubject(path: string, request: FastifyRequest) {
    const matched = findSitePage(path)
    const brand = await findDocumentBrand(request)
    if (brand === undefined) return { status: matched === undefined ? 404 : 200, subject: undefined }
    const locale = findDocumentLocale(brand, toQuery(request))
    const origin = toSiteOrigin(request, brand.catalogue.brand.hosts, config)
    const stoppedIds = toStoppedIds(availability.everywhereStopsOf(brand.id))
    const site = { brand, locale, origin, nowMs: clock.now(), stoppedIds }
    const page = matched && findPageMarkup(site, matched)
    return {
      status: page === undefined ? 404 : 200,
      subject: { brand, locale, page: page ?? toUnknownPage(site) },
    }
  }

  async function findDocumentBrand(request: FastifyRequest): Promise<BrandEntry | undefined> {
    const preview = previewContext.getStore()
    if (preview !== undefined && !config.isProduction) return preview
    const { brand: wanted } = toQuery(request)
    // In production a link must not show one brand's site as another's.
    const chosen =
      config.isProduction || typeof wanted !== 'string' ? undefined : await serving.findBrand(wanted)
    return chosen ?? serving.findBrandOfHost(request.hostname)
  }
}

function isSignInReturn(path: string, request: FastifyRequest): boolean {
  return path === '/auth' && typeof toQuery(request)['state'] === 'string'
}

function toQuery({ query }: FastifyRequest): Readonly<Record<string, unknown>> {
  return query as Readonly<Record<string, unknown>>
}

async function registerFiles(app: FastifyInstance, folder: string, prefix: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    // The framework allows it once, and nothing here uses it.
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    // The template is sent only filled in, and source maps are for us. A folder is no file: otherwise the home page
    // is refused to a client without compression.
    allowedPath: (path: string) => path !== '/index.html' && !path.endsWith('.map') && !isDocumentPath(path),
    setHeaders: (reply, path) => {
      // Vite puts a content hash into every name under assets/.
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? cacheHeaders.immutable : cacheHeaders.revalidate)
      if (/\/service-worker\.js|-worker-[^/]*\.js/.test(path))
        reply.header('content-security-policy', workerPolicy)
    },
  })
}
