import { cityDeliveryMethods, hasMenuOfMethod, type RestoOffer } from '#order/delivery-methods.ts'

/** B-06: keys of the texts of a fatal boot error, the same in both message files. */
export const bootErrorKeys = [
  'boot.error.utcTime',
  'boot.error.menuGroupsNotFound',
  'boot.error.menuPositionsNotFound',
  'boot.error.menuGroupsFailed',
  'boot.error.menuPositionsFailed',
  'boot.error.noCities',
  'boot.error.noMenus',
  'boot.error.noZones',
] as const
export type BootErrorKey = (typeof bootErrorKeys)[number]

export type BootCall = 'now' | 'menu-groups' | 'menu-positions'

const fallbackKeys: Readonly<Record<BootCall, { notFound: BootErrorKey; failed: BootErrorKey }>> = {
  now: { notFound: 'boot.error.utcTime', failed: 'boot.error.utcTime' },
  'menu-groups': { notFound: 'boot.error.menuGroupsNotFound', failed: 'boot.error.menuGroupsFailed' },
  'menu-positions': {
    notFound: 'boot.error.menuPositionsNotFound',
    failed: 'boot.error.menuPositionsFailed',
  },
}

export type BootMessage = { readonly message: string } | { readonly key: BootErrorKey }

/** The server knows best what is wrong with it; the fallback speaks only where it said nothing. */
export function toBootMessage(
  call: BootCall,
  failure: { readonly status: number | null; readonly message?: string },
): BootMessage {
  if (failure.message) return { message: failure.message }
  return { key: failure.status === 404 ? fallbackKeys[call].notFound : fallbackKeys[call].failed }
}

export function findCitiesProblem(cities: readonly unknown[]): BootErrorKey | null {
  return cities.length === 0 ? 'boot.error.noCities' : null
}

/** The chosen city's answers. Missing zones are fatal only where nothing could be taken away instead. */
export function findCityProblem(
  restos: readonly (RestoOffer & { readonly id: number })[],
  zones: readonly { readonly restoId: number }[],
): BootErrorKey | null {
  if (restos.every(({ menus }) => menus.length === 0)) return 'boot.error.noMenus'
  if (cityDeliveryMethods(restos, zones).length > 0) return null
  return restos.some((resto) => hasMenuOfMethod(resto, 'DELIVERY'))
    ? 'boot.error.noZones'
    : 'boot.error.noMenus'
}
