import type { FastifyInstance } from 'fastify'
import { publishPrice } from '#catalogue/drafts/publish-price.ts'
import { toBrandMistake } from '#catalogue/drafts/publish-draft.ts'
import { listVersions, restoreVersion } from '#catalogue/versions/manage-versions.ts'
import { refuse } from '#errors.ts'
import type { ContentParts } from '#modules/content/routes.ts'
import { toMistakeRefusal } from '#modules/content/publish.ts'
import { serve } from '#plugins/serve.ts'
import { getStaff } from '#plugins/staff-access.ts'
import { recordVersion, type VersionKind } from '#staff/record-version.ts'
import { toAuthor } from '#staff/to-author.ts'

/** What was published, and what is published past the draft. */
export function registerVersions(app: FastifyInstance, { db, clock, serving }: ContentParts): void {
  const toAuthorship = (request: Parameters<typeof getStaff>[0], kind: VersionKind) => {
    const staff = getStaff(request)
    const nowMs = clock.now()
    return { nowMs, author: staff.personName, record: recordVersion(kind, toAuthor(staff), nowMs) }
  }

  serve(app, 'prices.publish', async (request) => {
    const { brandId, key } = request.params
    const brand = await serving.findBrandById(brandId)
    if (brand === undefined) return refuse('brand.not-found')
    const menu = brand.catalogue.positions.find(({ slug }) => slug === key)?.menu
    const priced = { slug: brand.slug, position: key, priceMinor: request.body.price, menu }
    const result = await publishPrice(db, priced, toAuthorship(request, 'catalogue.price-published'))
    return result.outcome === 'unknown' ? refuse('draft.thing-not-found') : { version: result.number }
  })

  serve(app, 'versions.list', async ({ params: { brandId } }) => {
    const brand = await serving.findBrandById(brandId)
    if (brand === undefined) return refuse('brand.not-found')
    const versions = await listVersions(db.read, brand.slug)
    return {
      versions: versions.map(({ number, at, author, note, origin }) => ({
        number,
        at: new Date(at).toISOString(),
        author,
        note,
        origin,
      })),
    }
  })

  serve(app, 'versions.restore', async (request) => {
    const { brandId, number } = request.params
    const brand = await serving.findBrandById(brandId)
    if (brand === undefined) return refuse('brand.not-found')
    const authorship = toAuthorship(request, 'catalogue.restored')
    const result = await restoreVersion(db, brand.slug, number, authorship)
    if (result.outcome === 'unknown') return refuse('version.not-found')
    return result.outcome === 'clash'
      ? toMistakeRefusal(result.clashes.map(toBrandMistake), request.locale)
      : { version: result.number }
  })
}
