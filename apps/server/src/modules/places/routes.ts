import { sortSavedPlaces } from '@lavash/rulebook/place/saved-places'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#clock.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { refuse, Refusal } from '#errors.ts'
import {
  findSavedPlace,
  listSavedPlaces,
  removeSavedPlace,
  toSavedPlace,
} from '#modules/places/repository.ts'
import { renamePlace, savePlace } from '#modules/places/save-place.ts'
import { serve } from '#plugins/serve.ts'
import type { Serving } from '#serving/serving.ts'

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly serving: Serving
}

/** Whose the places are was checked against the address before: see plugins/authenticate.ts. */
export function registerPlaces(app: FastifyInstance, { db, clock, serving }: Parts): void {
  const findBrandId = (cityId: number) => serving.catalogue.directory.findOwner('city', cityId)?.id

  serve(app, 'places.list', async ({ params: { personId }, query: { cityId } }) => {
    const brandId = findBrandId(cityId)
    if (brandId === undefined) return refuse('city.not-found')
    const rows = await listSavedPlaces(db.read, { personId, brandId })
    return { content: sortSavedPlaces(rows).map(toSavedPlace) }
  })

  serve(app, 'places.save', async ({ params: { personId }, body }) => {
    const brandId = findBrandId(body.cityId)
    if (brandId === undefined) return refuse('city.not-found', { field: 'cityId' })
    const wanted = { personId, brandId, body, nowMs: clock.now() }
    const saved = await transaction(db, (trx) => savePlace(trx, wanted))
    return saved instanceof Refusal ? saved : toSavedPlace(saved)
  })

  serve(app, 'places.rename', async ({ params, body }) => {
    const renamed = await transaction(db, (trx) => renamePlace(trx, params, body))
    return renamed instanceof Refusal ? renamed : toSavedPlace(renamed)
  })

  serve(app, 'places.remove', async ({ params }, reply) => {
    await transaction(db, async (trx) => {
      const row = await findSavedPlace(trx, params)
      if (row !== undefined) await removeSavedPlace(trx, row.id)
    })
    return reply.code(204).send()
  })
}
