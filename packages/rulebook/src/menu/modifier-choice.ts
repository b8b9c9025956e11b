import { normaliseModifiers, requiredModifiers } from './modifiers.ts'
import type { ChosenModifier, ModifierGroup, ModifierItem } from './modifiers.ts'

/** How many of an item are chosen. */
export function chosenCount(chosen: readonly ChosenModifier[], itemId: number): number {
  return chosen.reduce((sum, modifier) => (modifier.id === itemId ? sum + modifier.count : sum), 0)
}

export function groupCount(group: Pick<ModifierGroup, 'items'>, chosen: readonly ChosenModifier[]): number {
  return group.items.reduce((sum, item) => sum + chosenCount(chosen, item.id), 0)
}

/** As many as the item allows and the group still has room for: a control that ends here can choose nothing wrong. */
export function itemMaxCount(
  group: Pick<ModifierGroup, 'items' | 'maxCount'>,
  item: Pick<ModifierItem, 'id' | 'maxCount'>,
  chosen: readonly ChosenModifier[],
): number {
  const room = group.maxCount - groupCount(group, chosen)
  return Math.max(0, Math.min(item.maxCount, chosenCount(chosen, item.id) + room))
}

export function withItemCount(
  chosen: readonly ChosenModifier[],
  itemId: number,
  count: number,
): ChosenModifier[] {
  return normaliseModifiers([...chosen.filter(({ id }) => id !== itemId), { id: itemId, count }])
}

/** A radio: the one takes the place of the others. undefined is 'none of them', where the group allows it. */
export function withOnlyItem(
  group: Pick<ModifierGroup, 'items'>,
  chosen: readonly ChosenModifier[],
  itemId: number | undefined,
): ChosenModifier[] {
  const others = chosen.filter(({ id }) => !group.items.some((item) => item.id === id))
  return normaliseModifiers(itemId === undefined ? others : [...others, { id: itemId, count: 1 }])
}

/**
 * What was chosen before, as far as it can still be chosen: items may have gone and limits shrunk since a line
 * was put into the cart. What is required comes back, what is too much goes from the end.
 */
export function fitModifiers(
  groups: readonly ModifierGroup[],
  chosen: readonly ChosenModifier[],
): ChosenModifier[] {
  let fitting = requiredModifiers(groups)
  for (const group of groups) {
    for (const item of group.items) {
      const wanted = Math.max(item.minCount, chosenCount(chosen, item.id))
      fitting = withItemCount(fitting, item.id, Math.min(wanted, itemMaxCount(group, item, fitting)))
    }
  }
  return fitting
}
