import { zonesPageSize } from '@lavash/rulebook/site/limits'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { FastifyInstance } from 'fastify'
import { refuse } from '#errors.ts'
import { serve } from '#plugins/serve.ts'
import { toDeliveries } from '#serving/answers/to-deliveries.ts'
import { toPositionModifiers } from '#serving/answers/to-modifiers.ts'
import { toPositionTimeSlots } from '#serving/answers/to-position-time-slots.ts'
import { toPreOrderHours } from '#serving/answers/to-pre-order-hours.ts'
import { toResto, toRestoListItem } from '#serving/answers/to-resto.ts'
import type { PositionEntry, RestoEntry } from '#serving/catalogue-index.ts'
import { listBrands, type Serving } from '#serving/serving.ts'

type RestoCall =
  | 'restos.show'
  | 'restos.modifiers'
  | 'restos.position-time-slots'
  | 'restos.working-hours'
  | 'restos.pre-order-hours'

export function registerRestos(app: FastifyInstance, { serving }: { serving: Serving }): void {
  serve(app, 'restos.list', (request, reply) => {
    const { cityId, whiteLabel } = request.query
    // A city that nobody has is one key for all of them.
    const place = cityId === undefined ? 'all' : (serving.current.cities.get(cityId)?.id ?? 'none')
    return serving.answerForBrands(
      { request, reply },
      listBrands(serving.current, whiteLabel),
      `restos ${place}`,
      (brand, locale) =>
        brand.restos
          .filter(({ cityIds }) => cityId === undefined || cityIds.includes(cityId))
          .map((resto) => toRestoListItem(resto, locale)),
    )
  })

  serve(app, 'restos.deliveries', (request, reply) => {
    const resto = serving.current.restos.get(request.params.restoId)
    const { size = zonesPageSize, whiteLabel } = request.query
    const isOwn = whiteLabel === undefined || resto?.brand.catalogue.brand.whiteLabel === whiteLabel
    if (resto === undefined || !isOwn) return refuse('resto.not-found')
    const count = Math.min(size, resto.zones.length)
    return serving.answer({ request, reply }, resto, `deliveries ${count}`, (locale) =>
      toDeliveries(resto, count, locale),
    )
  })

  serveResto('restos.show', toResto)
  serveResto('restos.modifiers', (resto, locale) =>
    toPositionModifiers(resto.brand, listPositions(serving, resto), locale),
  )
  // The whole week, whatever the time in the query: the storefront also says when a dish is to be had next.
  serveResto('restos.position-time-slots', (resto) =>
    toPositionTimeSlots(resto.brand, new Set(listPositions(serving, resto).map(({ id }) => id))),
  )
  serveResto('restos.working-hours', ({ resto }) => resto.openingHours)
  serveResto('restos.pre-order-hours', toPreOrderHours)

  function serveResto(name: RestoCall, toAnswer: (resto: RestoEntry, locale: Locale) => unknown): void {
    serve(app, name, (request, reply) => {
      const resto = serving.current.restos.get(request.params.restoId)
      if (resto === undefined) return refuse('resto.not-found')
      return serving.answer({ request, reply }, resto, name, (locale) => toAnswer(resto, locale))
    })
  }
}

function listPositions({ current }: Serving, { menuIds }: RestoEntry): PositionEntry[] {
  return menuIds.flatMap((menuId) => current.menus.get(menuId)?.positions ?? [])
}
