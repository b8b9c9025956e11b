import type { FastifyInstance } from 'fastify'
import type { AvailabilityMemory } from '#availability/availability-memory.ts'
import { toStoppedOfMenu } from '#availability/stopped-menu.ts'
import { refuse } from '#errors.ts'
import { serve } from '#plugins/serve.ts'
import { toPositionGroups, toPositions } from '#serving/answers/to-menu.ts'
import { chooseLocale } from '#serving/choose-locale.ts'
import { PreparedAnswer } from '#serving/prepared-answer.ts'
import type { Serving } from '#serving/serving.ts'
import { sendPrepared } from '#serving/send-prepared.ts'

export interface MenuParts {
  readonly serving: Serving
  readonly availability: AvailabilityMemory
}

export function registerMenus(app: FastifyInstance, { serving, availability }: MenuParts): void {
  serve(app, 'menus.position-groups', async (request, reply) => {
    const menu = await serving.findMenu(request.params.menuId)
    if (menu === undefined) return refuse('menu.groups-not-found')
    const subject = { brand: menu.brand, key: `groups ${menu.id}`, madeOf: [menu.part] }
    return serving.answer({ request, reply }, subject, (locale) => toPositionGroups(menu, locale))
  })

  serve(app, 'menus.positions', async (request, reply) => {
    const menu = await serving.findMenu(request.params.menuId)
    if (menu === undefined) return refuse('menu.positions-not-found')
    const stopped = toStoppedOfMenu(availability, menu)
    const { ids, groupIds } = request.query
    if (ids === undefined && groupIds === undefined) {
      const { id, brand, part } = menu
      const subject = { brand, key: `positions ${id}`, madeOf: [part, stopped, brand.parts.labels] }
      return serving.answer({ request, reply }, subject, (locale) =>
        toPositions(menu, menu.positions, { locale, stopped }),
      )
    }
    const chosen = menu.positions.filter(
      ({ id, groupId }) =>
        ids?.includes(id) !== false && (groupIds === undefined || groupIds.some((one) => one === groupId)),
    )
    const locale = chooseLocale(menu.brand, request.headers['accept-language'])
    const answer = PreparedAnswer.ofJson(toPositions(menu, chosen, { locale, stopped }), {
      contentLanguage: locale,
      // Limits the cache: strangers can request any number of combinations of dishes.
      isKept: false,
    })
    return sendPrepared(request, reply, answer)
  })
}
