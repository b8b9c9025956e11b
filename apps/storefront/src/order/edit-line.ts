import type { LineKey } from '@lavash/rulebook/cart/cart'
import { toPath } from '#config/paths.ts'

/** History state of a dish that is opened over the cart to change this line. */
export interface EditState {
  readonly edited: LineKey
}

/** `<Link {...toEditLink(line)}>` opens the dish with the line's choice and the button 'Сохранить'. */
export function toEditLink({ id, menu, hasModifiers, modifiers }: LineKey): { to: string; state: EditState } {
  const key = { id, menu: { id: menu.id }, hasModifiers, modifiers: modifiers.map(toChosen) }
  return { to: toPath('menus.positions.show', { menuId: menu.id, positionId: id }), state: { edited: key } }
}

/** A history entry outlives reloads and releases, so its state is checked. */
export function findEdited(state: unknown): LineKey | undefined {
  const edited = (state as Partial<EditState> | null)?.edited
  return edited !== undefined && Array.isArray(edited.modifiers) ? edited : undefined
}

function toChosen({ id, count }: LineKey['modifiers'][number]) {
  return { id, count }
}
