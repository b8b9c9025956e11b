import type { CartPosition } from '@lavash/rulebook/cart/cart'
import { findModifierName, type ModifierGroup } from '@lavash/rulebook/menu/modifiers'
import type { Format } from '@lavash/i18n/format.ts'

/** 'Сырный лаваш, халапеньо × 2', in the catalogue's present names. What is gone keeps the name it was added with. */
export function toModifierNames(
  { modifiers }: Pick<CartPosition, 'modifiers'>,
  groups: readonly ModifierGroup[],
  format: Pick<Format, 'number'>,
): string {
  const names = modifiers.flatMap(({ id, count, name: oldName }) => {
    const name = findModifierName(groups, id) ?? oldName
    if (name === undefined || count === 0) return []
    return count === 1 ? [name] : [`${name} × ${format.number(count)}`]
  })
  return names.join(', ')
}
