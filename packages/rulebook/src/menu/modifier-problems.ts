import { findModifierItem, normaliseModifiers } from './modifiers.ts'
import type { ChosenModifier, ModifierGroup } from './modifiers.ts'

export type ModifierProblem =
  | { readonly kind: 'group-too-few'; readonly groupId: number; readonly missingCount: number }
  | { readonly kind: 'group-too-many'; readonly groupId: number; readonly extraCount: number }
  | {
      readonly kind: 'item-too-few'
      readonly groupId: number
      readonly itemId: number
      readonly missingCount: number
    }
  | {
      readonly kind: 'item-too-many'
      readonly groupId: number
      readonly itemId: number
      readonly extraCount: number
    }
  | { readonly kind: 'item-unknown'; readonly itemId: number }
  | { readonly kind: 'count-invalid'; readonly itemId: number }

/**
 * All problems of a choice of modifiers. Counts are checked before equal ids are added up:
 * {id: 1, count: 5} with {id: 1, count: -4} would otherwise pass as one.
 */
export function findModifierProblems(
  groups: readonly ModifierGroup[],
  chosen: readonly ChosenModifier[],
): ModifierProblem[] {
  // A shortcut: most dishes have no modifiers, and this runs for every line of every preflight.
  if (groups.length === 0 && chosen.length === 0) return []
  const invalid = chosen.filter(({ count }) => !Number.isSafeInteger(count) || count < 0)
  if (invalid.length > 0) return invalid.map(({ id }) => ({ kind: 'count-invalid', itemId: id }))

  const problems: ModifierProblem[] = []
  const counts = new Map<number, number>()
  for (const { id, count } of normaliseModifiers(chosen)) {
    counts.set(id, count)
    if (findModifierItem(groups, id) === undefined) problems.push({ kind: 'item-unknown', itemId: id })
  }
  for (const group of groups) problems.push(...findGroupProblems(group, counts))
  return problems
}

function findGroupProblems(group: ModifierGroup, counts: ReadonlyMap<number, number>): ModifierProblem[] {
  const problems: ModifierProblem[] = []
  let groupCount = 0
  for (const item of group.items) {
    const count = counts.get(item.id) ?? 0
    groupCount += count
    if (count < item.minCount) {
      const missingCount = item.minCount - count
      problems.push({ kind: 'item-too-few', groupId: group.id, itemId: item.id, missingCount })
    }
    if (count > item.maxCount) {
      const extraCount = count - item.maxCount
      problems.push({ kind: 'item-too-many', groupId: group.id, itemId: item.id, extraCount })
    }
  }
  if (groupCount < group.minCount) {
    problems.push({ kind: 'group-too-few', groupId: group.id, missingCount: group.minCount - groupCount })
  }
  if (groupCount > group.maxCount) {
    problems.push({ kind: 'group-too-many', groupId: group.id, extraCount: groupCount - group.maxCount })
  }
  return problems
}

/** False if no choice can satisfy the group. The import refuses such a dish. */
export function isSatisfiableGroup(group: ModifierGroup): boolean {
  const least = group.items.reduce((sum, item) => sum + item.minCount, 0)
  const most = group.items.reduce((sum, item) => sum + item.maxCount, 0)
  return (
    group.minCount <= group.maxCount &&
    group.items.every((item) => item.minCount <= item.maxCount) &&
    least <= group.maxCount &&
    most >= group.minCount
  )
}
