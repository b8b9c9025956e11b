import { ungroupedGroupId } from '@lavash/rulebook/site/limits'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { PositionGroup } from '@lavash/rulebook/menu/menu-groups'
import { toWords } from '#modules/documents/pages/document-words.ts'

/** The group of ungrouped dishes has no name in the catalogue. */
export function toGroupName({ id, name }: Pick<PositionGroup, 'id' | 'name'>, locale: Locale): string {
  return id === ungroupedGroupId ? toWords('menus.ungrouped', locale) : name
}
