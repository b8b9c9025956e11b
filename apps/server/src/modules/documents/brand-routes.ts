import type { IconFile } from '@lavash/contract/brands'
import { cacheHeaders } from '@lavash/contract/call'
import type { FastifyInstance } from 'fastify'
import { refuse } from '#errors.ts'
import { drawIcon, toAppManifest, toIconUrl } from '#modules/documents/app-manifest.ts'
import { toBrandStyle } from '#modules/documents/brand-settings.ts'
import { serve } from '#plugins/serve.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'
import { chooseLocale, getText } from '#serving/choose-locale.ts'
import { keepByObject } from '#keep-by-object.ts'
import { keepPromise } from '#keep-promise.ts'
import type { Serving } from '#serving/serving.ts'

/** The parts of a brand's folder outside the catalogue: texts, logo, tokens. */
export function registerBrands(app: FastifyInstance, { serving }: { serving: Serving }): void {
  serve(app, 'pages.show', async (request, reply) => {
    const { whiteLabel } = request.query
    const brand =
      whiteLabel === undefined
        ? await serving.findBrandOfHost(request.hostname)
        : await serving.findBrandOfWhiteLabel(whiteLabel)
    const page = brand?.catalogue.pages.find(({ slug }) => slug === request.params.page)
    if (brand === undefined || page === undefined) return refuse('request.not-found')
    return serving.answer(
      { request, reply },
      { brand, key: `page ${page.slug}`, madeOf: [brand.parts.pages] },
      (locale) => ({ slug: page.slug, markdown: getText(page.markdown, locale) }),
      { dependsOnHost: whiteLabel === undefined },
    )
  })

  serve(app, 'brands.logo', async (request, reply) => {
    const brand = await serving.findBrand(request.params.brand)
    if (brand === undefined) return refuse('request.not-found')
    const subject = { brand, key: 'logo', madeOf: [brand.parts.brand] }
    return serving.answerText({ request, reply }, subject, 'image/svg+xml', () => brand.catalogue.brand.logo)
  })

  serve(app, 'brands.manifest', async (request, reply) => {
    const brand = await serving.findBrand(request.params.brand)
    if (brand === undefined) return refuse('request.not-found')
    const locale = chooseLocale(brand, request.headers['accept-language'])
    reply.header('vary', 'accept-language').type('application/manifest+json; charset=utf-8')
    return reply.send(JSON.stringify(toAppManifest(brand, locale)))
  })

  const getIcons = keepByObject<BrandEntry, Map<IconFile, Promise<Buffer>>>(() => new Map())
  serve(app, 'brands.icon', async (request, reply) => {
    const brand = await serving.findBrand(request.params.brand)
    if (brand === undefined) return refuse('request.not-found')
    const { file } = request.params
    // A new logo has a new address before this process has read it. The old icon must not be cached there.
    if (request.url !== toIconUrl(brand, file)) reply.header('cache-control', cacheHeaders.shared)
    const icon = await keepPromise(getIcons(brand), file, () => drawIcon(brand, file))
    return reply.type('image/png').send(icon)
  })

  serve(app, 'brands.tokens', async (request, reply) => {
    const brand = await serving.findBrand(request.params.brand)
    if (brand === undefined) return refuse('request.not-found')
    const subject = { brand, key: 'tokens', madeOf: [brand.parts.brand] }
    return serving.answerText({ request, reply }, subject, 'text/css; charset=utf-8', () =>
      toBrandStyle(brand),
    )
  })
}
