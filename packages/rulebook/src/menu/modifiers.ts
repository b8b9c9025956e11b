export interface ModifierItem {
  readonly id: number
  readonly name: string
  readonly price: number
  readonly minCount: number
  readonly maxCount: number
}

/** Item ids are unique within a position: what was chosen names an item, not its group. */
export interface ModifierGroup {
  readonly id: number
  readonly modifierId: number
  readonly minCount: number
  readonly maxCount: number
  readonly name: string
  readonly nameUi: string
  readonly items: readonly ModifierItem[]
}

export interface PositionModifiers {
  readonly positionId: number
  readonly modifiers: readonly ModifierGroup[]
}

export interface ChosenModifier {
  readonly id: number
  readonly count: number
}

export type ModifierControl = 'radio' | 'checkbox' | 'stepper'

export function modifierControl(group: Pick<ModifierGroup, 'maxCount' | 'items'>): ModifierControl {
  if (group.maxCount === 1) return 'radio'
  // An item that has run out can be taken zero times: the control stays what it was.
  return group.items.every((item) => item.maxCount <= 1) ? 'checkbox' : 'stepper'
}

/** One spelling for equal choices: counts of an item joined, zero counts left out, ordered by id. */
export function normaliseModifiers(chosen: readonly ChosenModifier[]): ChosenModifier[] {
  // Most dishes are ordered as they are, and this is asked of every line of every preflight.
  if (chosen.length === 0) return []
  const counts = new Map<number, number>()
  for (const { id, count } of chosen) counts.set(id, (counts.get(id) ?? 0) + count)
  return [...counts]
    .filter(([, count]) => count !== 0)
    .map(([id, count]) => ({ id, count }))
    .toSorted((a, b) => a.id - b.id)
}

export function areSameModifiers(a: readonly ChosenModifier[], b: readonly ChosenModifier[]): boolean {
  const left = normaliseModifiers(a)
  const right = normaliseModifiers(b)
  return (
    left.length === right.length &&
    left.every(
      (modifier, index) => modifier.id === right[index]?.id && modifier.count === right[index]?.count,
    )
  )
}

/** What every customer gets whatever they choose: the items whose own minimum is above zero. */
export function requiredModifiers(groups: readonly ModifierGroup[]): ChosenModifier[] {
  return normaliseModifiers(
    groups.flatMap((group) => group.items.map((item) => ({ id: item.id, count: item.minCount }))),
  )
}

/**
 * An item's name as a cart can tell it: 'Соус: чесночный' where another group of the dish has an item of the same name.
 * undefined for an item that is gone.
 */
export function findModifierName(groups: readonly ModifierGroup[], itemId: number): string | undefined {
  const item = findModifierItem(groups, itemId)
  if (item === undefined) return undefined
  const owners = groups.filter(({ items }) => items.some(({ name }) => name === item.name))
  const own = owners.find(({ items }) => items.includes(item))
  return owners.length > 1 && own !== undefined ? `${own.nameUi}: ${item.name}` : item.name
}

export function findModifierItem(groups: readonly ModifierGroup[], itemId: number): ModifierItem | undefined {
  for (const group of groups) {
    const item = group.items.find((candidate) => candidate.id === itemId)
    if (item) return item
  }
  return undefined
}
