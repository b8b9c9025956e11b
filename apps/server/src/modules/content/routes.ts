import type { FastifyInstance } from 'fastify'
import { deleteDraftThings, findDraftThing, readDraft } from '#catalogue/drafts/draft-rows.ts'
import { toThingId } from '#catalogue/drafts/thing.ts'
import type { Clock } from '#clock.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { refuse } from '#errors.ts'
import { describeDifference } from '#modules/content/describe-difference.ts'
import { toThingList } from '#modules/content/list-things.ts'
import { publish } from '#modules/content/publish.ts'
import { recordDiscard } from '#modules/content/record-edit.ts'
import { saveThing } from '#modules/content/save-thing.ts'
import { isNowhere, toThingState } from '#modules/content/thing-state.ts'
import { serve } from '#plugins/serve.ts'
import { getStaff } from '#plugins/staff-access.ts'
import type { Serving } from '#serving/serving.ts'
import { toAuthor } from '#staff/to-author.ts'

export interface ContentParts {
  readonly db: Db
  readonly clock: Clock
  readonly serving: Serving
}

/** Drafts and versions of a brand, for its office. */
export function registerContent(app: FastifyInstance, parts: ContentParts): void {
  const { db, clock, serving } = parts

  serve(app, 'things.list', async ({ params: { brandId, kind }, query: { within } }) => {
    const brand = await serving.findBrandById(brandId)
    if (brand === undefined) return refuse('brand.not-found')
    return toThingList(brand, await readDraft(db.read, brandId), { kind, within })
  })

  serve(app, 'things.show', async ({ params: { brandId, kind, key } }) => {
    const brand = await serving.findBrandById(brandId)
    if (brand === undefined) return refuse('brand.not-found')
    const row = await findDraftThing(db.read, brandId, { kind, key })
    const thing = toThingState(brand, { kind, key }, row)
    return isNowhere(thing) ? refuse('draft.thing-not-found') : thing
  })

  serve(app, 'things.save', async (request) => {
    const { brandId, kind, key } = request.params
    const brand = await serving.findBrandById(brandId)
    if (brand === undefined) return refuse('brand.not-found')
    return saveThing(parts, brand, { kind, key, ...request.body, staff: getStaff(request) })
  })

  serve(app, 'draft.show', async ({ params: { brandId } }) => {
    const brand = await serving.findBrandById(brandId)
    if (brand === undefined) return refuse('brand.not-found')
    const draft = await readDraft(db.read, brandId)
    return { version: brand.version, things: draft.map((row) => toThingState(brand, row, row)) }
  })

  serve(app, 'draft.discard', async (request) => {
    const { params, body } = request
    const { brandId } = params
    const by = toAuthor(getStaff(request))
    const brand = await serving.findBrandById(brandId)
    if (brand === undefined) return refuse('brand.not-found')
    return transaction(db, async (trx) => {
      const chosen = body.things ?? (await readDraft(trx, brandId))
      const gone = await deleteDraftThings(trx, brandId, chosen)
      await recordDiscard(trx, { by, atMs: clock.now(), brandId }, gone)
      const ids = new Set(gone.map(toThingId))
      const left = chosen.filter((thing) => !ids.has(toThingId(thing)))
      return { discarded: gone.length, kept: left.map(({ kind, key }) => ({ kind, key })) }
    })
  })

  serve(app, 'draft.difference', async ({ params: { brandId }, locale }) => {
    const brand = await serving.findBrandById(brandId)
    if (brand === undefined) return refuse('brand.not-found')
    return describeDifference(brand, await readDraft(db.read, brandId), locale)
  })

  serve(app, 'draft.publish', async (request) => {
    const { params, body, locale } = request
    const brand = await serving.findBrandById(params.brandId)
    if (brand === undefined) return refuse('brand.not-found')
    return publish(parts, brand, body, { staff: getStaff(request), locale })
  })
}
