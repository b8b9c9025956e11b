import { ungroupedGroupId } from '@lavash/rulebook/limits'
import type { Locale } from '@lavash/rulebook/locales'
import type { PositionGroup } from '@lavash/rulebook/menu-groups'
import { toWords } from '#modules/documents/pages/document-words.ts'

/** The group of dishes without one has no name in the catalogue. */
export function toGroupName({ id, name }: Pick<PositionGroup, 'id' | 'name'>, locale: Locale): string {
  return id === ungroupedGroupId ? toWords('menus.ungrouped', locale) : name
}
