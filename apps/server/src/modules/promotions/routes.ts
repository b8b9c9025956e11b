import type { FastifyInstance } from 'fastify'
import type { Clock } from '#clock.ts'
import { refuse } from '#errors.ts'
import { serve } from '#plugins/serve.ts'
import { listPromotions, toPromotions } from '#serving/answers/to-promotions.ts'
import type { Serving } from '#serving/serving.ts'

export function registerPromotions(
  app: FastifyInstance,
  { serving, clock }: { serving: Serving; clock: Clock },
): void {
  serve(app, 'restos.promotions', async (request, reply) => {
    const resto = await serving.findResto(request.params.restoId)
    if (resto === undefined) return refuse('resto.not-found')
    const promotions = listPromotions(resto, clock.now())
    // Promotions only end, so the number of those left identifies the list.
    const key = `promotions ${resto.id} ${promotions.length}`
    const madeOf = [resto.brand.parts.offers, resto.part]
    return serving.answer(
      { request, reply },
      { brand: resto.brand, key, madeOf },
      (locale) => toPromotions(resto, promotions, locale),
      { dependsOnTime: true },
    )
  })
}
