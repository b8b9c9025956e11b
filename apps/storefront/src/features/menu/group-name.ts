import { ungroupedGroupId } from '@lavash/rulebook/site/limits'
import type { PositionGroup } from '@lavash/rulebook/menu/menu-groups'
import type { Text } from '#i18n/use-text.ts'

/** The group of ungrouped dishes has no name in the catalogue, so it is translated here. */
export function toGroupName(t: Text, group: PositionGroup): string {
  return group.id === ungroupedGroupId ? t('menus.ungrouped') : group.name
}
