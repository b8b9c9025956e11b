import type { LineKey } from '@lavash/rulebook/cart/cart'
import { toPath } from '#config/paths.ts'

/** Travels with the navigation: the dish is opened to change this line, and lies over the cart. */
export interface EditState {
  readonly edited: LineKey
}

/** `<Link {...toEditLink(line)}>`: the dish with what was chosen, 'Сохранить' instead of 'В корзину'. */
export function toEditLink({ id, menu, hasModifiers, modifiers }: LineKey): { to: string; state: EditState } {
  const key = { id, menu: { id: menu.id }, hasModifiers, modifiers: modifiers.map(toChosen) }
  return { to: toPath('menus.positions.show', { menuId: menu.id, positionId: id }), state: { edited: key } }
}

/** A history entry outlives reloads and versions, so its state is not believed unread. */
export function findEdited(state: unknown): LineKey | undefined {
  const edited = (state as Partial<EditState> | null)?.edited
  return edited !== undefined && Array.isArray(edited.modifiers) ? edited : undefined
}

function toChosen({ id, count }: LineKey['modifiers'][number]) {
  return { id, count }
}
