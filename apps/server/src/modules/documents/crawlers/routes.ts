import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '#clock.ts'
import type { Config } from '#config.ts'
import { refuse } from '#errors.ts'
import { listAddresses } from '#modules/documents/crawlers/list-addresses.ts'
import { toRobots } from '#modules/documents/crawlers/robots.ts'
import { countSitemapParts, toSitemap } from '#modules/documents/crawlers/sitemap.ts'
import { toSiteOrigin } from '#modules/documents/site-origin.ts'
import { serve } from '#plugins/serve.ts'
import { AnswerStore } from '#serving/answer-store.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'
import { PreparedAnswer } from '#serving/prepared-answer.ts'
import type { Serving } from '#serving/serving.ts'
import { sendPrepared } from '#serving/send-prepared.ts'

const xml = 'application/xml; charset=utf-8'
/**
 * A sitemap has up to megabytes. Outside production its origin is whatever host was asked, so the number is limited.
 */
const maxSitemaps = 20

interface CrawlerParts {
  readonly config: Config
  readonly serving: Serving
  readonly clock: Clock
}

/** robots.txt and the sitemap. */
export function registerCrawlers(app: FastifyInstance, { config, serving, clock }: CrawlerParts): void {
  const sitemaps = new AnswerStore(maxSitemaps)

  serve(app, 'robots', async (request, reply) => {
    const site = await findSite(request)
    if (site === undefined) return refuse('request.not-found')
    const answer = new PreparedAnswer(toRobots(site.origin), { contentType: 'text/plain; charset=utf-8' })
    return sendPrepared(request, reply, answer)
  })

  serve(app, 'sitemap', async (request, reply) => {
    const site = await findSite(request)
    if (site === undefined) return refuse('request.not-found')
    const { brand, origin } = site
    const { part } = request.query
    const addresses = listAddresses(brand, clock.now())
    if (part !== undefined && part > countSitemapParts(addresses.length)) return refuse('request.not-found')
    // Without an import only promotions change, and they only end. So their number identifies the version.
    const answer = sitemaps.get(brand, `${origin} ${part ?? ''} ${addresses.length}`, () => {
      return new PreparedAnswer(toSitemap(origin, addresses, part), { contentType: xml })
    })
    return sendPrepared(request, reply, answer)
  })

  async function findSite(
    request: FastifyRequest,
  ): Promise<{ brand: BrandEntry; origin: string } | undefined> {
    const brand = await serving.findBrandOfHost(request.hostname)
    return brand && { brand, origin: toSiteOrigin(request, brand.catalogue.brand.hosts, config) }
  }
}
