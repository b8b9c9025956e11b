import { bestsellerDays, toBestsellers } from '@lavash/rulebook/menu/bestsellers'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#clock.ts'
import type { Db } from '#db/db.ts'
import { refuse } from '#errors.ts'
import { countSold } from '#modules/bestsellers/repository.ts'
import { serve } from '#plugins/serve.ts'
import type { Serving } from '#serving/serving.ts'

export interface BestsellerRouteParts {
  readonly db: Db
  readonly serving: Serving
  readonly clock: Clock
}

/** A taste does not change in ten minutes, and every home page asks. */
const keptMs = 10 * 60_000
const dayMs = 24 * 60 * 60_000

interface Counted {
  readonly atMs: number
  readonly positionIds: Promise<number[]>
}

export function registerBestsellers(
  app: FastifyInstance,
  { db, serving, clock }: BestsellerRouteParts,
): void {
  const kept = new Map<number, Counted>()

  /** Requests at the same time share one count. A failed count is repeated. */
  const findIds = (restoId: number): Promise<number[]> => {
    const nowMs = clock.now()
    const known = kept.get(restoId)
    if (known !== undefined && nowMs - known.atMs < keptMs) return known.positionIds
    const sinceDay = new Date(nowMs - bestsellerDays * dayMs).toISOString().slice(0, 10)
    const positionIds = countSold(db.read, { restoId, sinceDay }).then(toBestsellers)
    kept.set(restoId, { atMs: nowMs, positionIds })
    positionIds.catch(() => kept.delete(restoId))
    return positionIds
  }

  serve(app, 'restos.bestsellers', async (request) => {
    const resto = await serving.findResto(request.params.restoId)
    if (resto === undefined) return refuse('resto.not-found')
    return { positionIds: await findIds(resto.id) }
  })
}
