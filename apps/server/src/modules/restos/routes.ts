import { zonesPageSize } from '@lavash/rulebook/site/limits'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { FastifyInstance } from 'fastify'
import { refuse } from '#errors.ts'
import { serve } from '#plugins/serve.ts'
import { toDeliveries } from '#serving/answers/to-deliveries.ts'
import { toPositionModifiers } from '#serving/answers/to-modifiers.ts'
import { toPositionTimeSlots } from '#serving/answers/to-position-time-slots.ts'
import { toPreOrderHours } from '#serving/answers/to-pre-order-hours.ts'
import { toRestoAnswer, toRestoListItem } from '#serving/answers/to-resto-answers.ts'
import type { PositionEntry, RestoEntry } from '#serving/catalogue-index.ts'
import type { Serving } from '#serving/serving.ts'

type RestoCall =
  | 'restos.show'
  | 'restos.modifiers'
  | 'restos.position-time-slots'
  | 'restos.working-hours'
  | 'restos.pre-order-hours'

export function registerRestos(app: FastifyInstance, { serving }: { serving: Serving }): void {
  serve(app, 'restos.list', (request, reply) => {
    const { cityId, whiteLabel } = request.query
    const { directory } = serving.catalogue
    // All unknown cities share one key of the cache.
    const place = cityId === undefined ? 'all' : directory.findOwner('city', cityId) ? cityId : 'none'
    return serving.answerList({ request, reply }, whiteLabel, `restos ${place}`, ({ lists }, locale) =>
      lists.restos
        .filter(({ cityIds }) => cityId === undefined || cityIds.includes(cityId))
        .map((resto) => toRestoListItem(resto, locale)),
    )
  })

  serve(app, 'restos.deliveries', async (request, reply) => {
    const resto = await serving.findResto(request.params.restoId)
    const { size = zonesPageSize, whiteLabel } = request.query
    const isOwn = whiteLabel === undefined || resto?.brand.catalogue.brand.whiteLabel === whiteLabel
    if (resto === undefined || !isOwn) return refuse('resto.not-found')
    const count = Math.min(size, resto.zones.length)
    const { brand, id, part } = resto
    const subject = { brand, key: `deliveries ${id} ${count}`, madeOf: [part] }
    return serving.answer({ request, reply }, subject, (locale) => toDeliveries(resto, count, locale))
  })

  serveResto('restos.show', toRestoAnswer, ({ brand, part, menuIds }) => [
    part,
    brand.parts.brand,
    brand.parts.labels,
    ...menuIds.flatMap((id) => brand.menus.get(id)?.menu ?? []),
  ])
  serveResto(
    'restos.modifiers',
    (resto, locale) => toPositionModifiers(resto.brand, listPositions(resto), locale),
    (resto) => [resto.part, resto.brand.parts.modifiers, ...listMenuParts(resto)],
  )
  // Answers with the whole week, whatever time the query has: the storefront also shows when a dish is available
  // next.
  serveResto(
    'restos.position-time-slots',
    (resto) => toPositionTimeSlots(resto.brand, new Set(listPositions(resto).map(({ id }) => id))),
    (resto) => [resto.part, resto.brand.parts.timeSlots, ...listMenuParts(resto)],
  )
  serveResto(
    'restos.working-hours',
    ({ resto }) => resto.openingHours,
    ({ part }) => [part],
  )
  serveResto('restos.pre-order-hours', toPreOrderHours, ({ brand, part }) => [part, brand.parts.brand])

  function serveResto(
    name: RestoCall,
    toAnswer: (resto: RestoEntry, locale: Locale) => unknown,
    listParts: (resto: RestoEntry) => readonly object[],
  ): void {
    serve(app, name, async (request, reply) => {
      const resto = await serving.findResto(request.params.restoId)
      if (resto === undefined) return refuse('resto.not-found')
      const subject = { brand: resto.brand, key: `${name} ${resto.id}`, madeOf: listParts(resto) }
      return serving.answer({ request, reply }, subject, (locale) => toAnswer(resto, locale))
    })
  }
}

function listPositions({ brand, menuIds }: RestoEntry): PositionEntry[] {
  return menuIds.flatMap((menuId) => brand.menus.get(menuId)?.positions ?? [])
}

function listMenuParts({ brand, menuIds }: RestoEntry): object[] {
  return menuIds.flatMap((menuId) => brand.menus.get(menuId)?.part ?? [])
}
