import type { ModifierGroup } from '@lavash/rulebook/menu/modifiers'
import type { ModifierProblem } from '@lavash/rulebook/menu/modifier-problems'
import { modifierControl } from '@lavash/rulebook/menu/modifiers'
import type { Text } from '#i18n/use-text.ts'

/** The rule of a group: 'выберите 1', 'выберите от 1 до 3', 'до 3', or none. */
export function toRuleText(t: Text, { minCount, maxCount }: ModifierGroup): string {
  if (minCount === 0)
    return maxCount === 1 ? t('common.optional') : t('positions.upTo', { count: String(maxCount) })
  if (minCount === maxCount) return t('positions.choose', { count: String(minCount) })
  return t('positions.chooseFromTo', { min: String(minCount), max: String(maxCount) })
}

/** How far the choice has come. Below the minimum '1 of 8' would read as if one were enough. */
export function toChosenText(t: Text, { minCount, maxCount }: ModifierGroup, count: number): string {
  const told = { count: String(count), max: String(maxCount) }
  const isEnough = count >= minCount || minCount === maxCount
  return isEnough
    ? t('positions.chosenOf', told)
    : t('positions.chosenOfRange', { ...told, min: String(minCount) })
}

/** What is still missing in a group; the controls let nobody choose too much. */
export function findGroupError(
  t: Text,
  group: ModifierGroup,
  problems: readonly ModifierProblem[],
): string | undefined {
  const problem = problems.find((one) => one.kind === 'group-too-few' && one.groupId === group.id)
  if (problem?.kind !== 'group-too-few') return undefined
  if (modifierControl(group) === 'radio') return t('positions.chooseOne')
  return t('positions.chooseMore', { count: String(problem.missingCount) })
}
