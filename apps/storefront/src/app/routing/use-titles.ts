import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { positionsQuery } from '#api/menus.ts'
import { promotionsQuery } from '#api/restos.ts'
import type { MatchedRoute } from '#app/routing/match-route.ts'
import { toBrandText } from '#config/brand.ts'
import { useCurrentLocale } from '#config/current-locale.ts'
import { getSettings } from '#config/current-settings.ts'
import { routes } from '#config/paths.ts'
import { useText } from '#i18n/use-text.ts'
import { useMenus, useResto } from '#order/chosen-venue.ts'
import { useKnownOrder } from '#order/own-orders.ts'

/** the page's title in its language. Undefined at home, whose title is the brand. */
export function useRouteTitle({ name, params }: MatchedRoute): string | undefined {
  const t = useText()
  const client = useQueryClient()
  const locale = useCurrentLocale()
  const menus = useMenus()
  const resto = useResto()
  const orderTitle = useOrderTitle(params.orderId)
  const route = routes[name]
  if ('titleKey' in route) return t(route.titleKey)
  const { menuId = 0, positionId, promotionId, orderId } = params
  if (orderId !== undefined) return orderTitle
  if (positionId !== undefined) {
    return findName(client.getQueryData(positionsQuery(locale, menuId).queryKey), positionId)
  }
  if (promotionId !== undefined) {
    return findName(client.getQueryData(promotionsQuery(locale, resto.id).queryKey), promotionId)
  }
  return findName(menus, menuId)
}

/** With its number, once the order is loaded. */
function useOrderTitle(orderId: string | undefined): string {
  const t = useText()
  const number = useKnownOrder(orderId)?.number
  return number === undefined ? t('order.headline') : t('order.title', { number })
}

export function useDocumentTitle(page: string | undefined): void {
  const t = useText()
  const brand = toBrandText(getSettings().brand.name, useCurrentLocale())
  useEffect(() => {
    document.title = page === undefined ? brand : t('app.documentTitle', { page, brand })
  }, [t, page, brand])
}

function findName(
  list: readonly { readonly id: number; readonly name: string }[] | undefined,
  wanted: number,
): string | undefined {
  return list?.find(({ id }) => id === wanted)?.name
}
