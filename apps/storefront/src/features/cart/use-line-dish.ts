import type { Photo } from '@lavash/contract/photos'
import type { CartPosition } from '@lavash/rulebook/cart/cart'
import { findModifierItem } from '@lavash/rulebook/menu/modifiers'
import { useQuery } from '@tanstack/react-query'
import { positionsQuery } from '#api/menus.ts'
import { modifiersQuery } from '#api/restos.ts'
import { useFormat, useLocale } from '@lavash/i18n/i18n-provider.tsx'
import { useResto } from '#order/chosen-venue.ts'

interface LineDish {
  readonly name: string
  /** 'Сырный лаваш, халапеньо × 2' */
  readonly modifiers: string
  readonly photo: Photo | undefined
  /** False for a dish that has left the menu: it cannot be opened. */
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
  const position = positions?.find(({ id }) => id === line.id)
  const groups = modifiers?.find(({ positionId }) => positionId === line.id)?.modifiers ?? []
  const names = line.modifiers.flatMap(({ id, count, name: oldName }) => {
    const name = findModifierItem(groups, id)?.name ?? oldName
    if (name === undefined || count === 0) return []
    return count === 1 ? [name] : [`${name} × ${format.number(count)}`]
  })
  return {
    name: position?.name ?? line.name,
    modifiers: names.join(', '),
    photo: position?.photos[0],
    isInMenu: position !== undefined,
  }
}
