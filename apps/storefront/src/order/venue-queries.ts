import type { Resto } from '@lavash/contract/restos'
import type { BootCall } from '@lavash/rulebook/site/boot-errors'
import { type DeliveryMethod, menusOfMethod } from '@lavash/rulebook/order/delivery-methods'
import type { Locale } from '@lavash/rulebook/site/locales'
import { toTimeZone } from '@lavash/rulebook/time/time-zone'
import type { QueryClient } from '@tanstack/react-query'
import { askQuery } from '@lavash/client/ask-query.ts'
import { positionGroupsQuery, positionsQuery } from '#api/menus.ts'
import { FailureError } from '@lavash/client/result.ts'
import {
  availabilityQuery,
  modifiersQuery,
  preOrderHoursQuery,
  promotionsQuery,
  timeSlotsQuery,
  workingHoursQuery,
} from '#api/restos.ts'
import { getSettings } from '#config/current-settings.ts'

/** The failed call decides the fallback text. */
export class VenueLoadError extends Error {
  readonly failure: FailureError['failure']
  readonly call: BootCall | undefined

  constructor(error: FailureError, call: BootCall | undefined) {
    super(error.message, { cause: error })
    this.name = 'VenueLoadError'
    this.failure = error.failure
    this.call = call
  }
}

/** B-02, the last step: the queries of a menu, in the order of the specification. */
export async function loadVenue(
  client: QueryClient,
  locale: Locale,
  resto: Resto,
  method: DeliveryMethod,
): Promise<void> {
  const { id } = resto
  const menus = menusOfMethod(resto.menus, method)
  await Promise.all([
    ...menus.map((menu) => named('menu-groups', askQuery(client, positionGroupsQuery(locale, menu.id)))),
    ...menus.map((menu) => named('menu-positions', askQuery(client, positionsQuery(locale, menu.id)))),
    named(undefined, askQuery(client, promotionsQuery(locale, id))),
    named(undefined, askQuery(client, availabilityQuery(id))),
    named(undefined, askQuery(client, modifiersQuery(locale, id))),
    named(undefined, askQuery(client, timeSlotsQuery(locale, id, toTimeZone(resto.timezone)))),
    named(undefined, askQuery(client, workingHoursQuery(locale, id))),
    ...(getSettings().isPreOrderOn
      ? [named(undefined, askQuery(client, preOrderHoursQuery(locale, id)))]
      : []),
  ])
}

async function named(call: BootCall | undefined, answer: Promise<unknown>): Promise<void> {
  try {
    await answer
  } catch (error) {
    throw error instanceof FailureError ? new VenueLoadError(error, call) : error
  }
}
