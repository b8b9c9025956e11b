import type { Position } from '@lavash/contract/menus'
import type { Photo } from '@lavash/contract/photos'
import type { CartPosition } from '@lavash/rulebook/cart/cart'
import { useQuery } from '@tanstack/react-query'
import { getNowMs } from '#api/clock.ts'
import { positionsQuery } from '#api/menus.ts'
import { availabilityQuery, modifiersQuery } from '#api/restos.ts'
import { useFormat, useLocale } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { toBackText } from '#i18n/when-text.ts'
import { useResto, useTimeZone } from '#order/chosen-venue.ts'
import { toModifierNames } from '#order/line-modifiers.ts'
import { usePositionAvailability } from '#order/position-availability.ts'

interface LineDish {
  readonly name: string
  /** 'Сырный лаваш, халапеньо × 2' */
  readonly modifiers: string
  readonly photo: Photo | undefined
  /** 'снова в 18:00', of a stopped dish whose end is known. */
  readonly backText: string | undefined
  /** False for a dish that has left the menu or is left out at the venue: it cannot be opened. */
  readonly isInMenu: boolean
}

/**
 * The catalogue's names in the present language. A dish that has left the catalogue keeps the names it was added
 * with.
 */
export function useLineDish(line: CartPosition): LineDish {
  const locale = useLocale()
  const format = useFormat()
  const { id: restoId } = useResto()
  const { data: positions } = useQuery(positionsQuery(locale, line.menu.id))
  const { data: modifiers } = useQuery(modifiersQuery(locale, restoId))
  const { data: availability } = useQuery(availabilityQuery(restoId))
  const position = positions?.find(({ id }) => id === line.id)
  const toBack = useBackText()
  const groups = modifiers?.find(({ positionId }) => positionId === line.id)?.modifiers ?? []
  return {
    name: position?.name ?? line.name,
    modifiers: toModifierNames(line, groups, format),
    photo: position?.photos[0],
    backText: position && toBack(position),
    isInMenu: position !== undefined && availability?.leftOutPositionIds.includes(line.id) !== true,
  }
}

function useBackText(): (position: Pick<Position, 'id' | 'isStopped'>) => string | undefined {
  const t = useText()
  const format = useFormat()
  const zone = useTimeZone()
  const availabilityOf = usePositionAvailability()
  return (position) => {
    const availability = availabilityOf(position)
    if (availability.kind !== 'stopped' || availability.fromMs === undefined) return undefined
    return toBackText(t, format, { fromMs: availability.fromMs, nowMs: getNowMs(), zone })
  }
}
