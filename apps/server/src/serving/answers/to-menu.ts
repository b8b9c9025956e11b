import type { Position, PositionGroup } from '@lavash/contract/menus'
import { toSearchWordFinder } from '@lavash/rulebook/menu/search-synonyms'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { MenuEntry, PositionEntry } from '#serving/catalogue-index.ts'
import { getText } from '#serving/choose-locale.ts'
import { toPhotos } from './to-photo.ts'

export function toPositionGroups({ id: menuId, brand, groups }: MenuEntry, locale: Locale): PositionGroup[] {
  return groups.map(({ id, group }) => ({
    id,
    menuId,
    name: getText(group.name, locale),
    order: group.order,
    photos: toPhotos(brand, group.photos),
  }))
}

export function toPositions(
  { id: menuId, brand, groups }: MenuEntry,
  positions: readonly PositionEntry[],
  { locale, stopped }: { locale: Locale; stopped: ReadonlySet<number> },
): Position[] {
  const tagNames = new Map(brand.catalogue.tags.map(({ slug, name }) => [slug, getText(name, locale)]))
  const groupNames = new Map(groups.map(({ id, group }) => [id, getText(group.name, locale)]))
  const findSearchWords = toSearchWordFinder(brand.catalogue.brand.synonyms[locale] ?? {})
  const toSearchWords = ({ groupId, position }: PositionEntry): { searchWords?: string[] } => {
    const tags = position.tags.map((code) => tagNames.get(code) ?? code)
    const group = groupId === null ? '' : (groupNames.get(groupId) ?? '')
    const searchWords = findSearchWords([getText(position.name, locale), group, ...tags])
    return searchWords.length > 0 ? { searchWords } : {}
  }
  return positions.map((entry) => ({ ...toPosition(entry), ...toSearchWords(entry) }))

  function toPosition({ id, groupId, position }: PositionEntry): Position {
    return {
      id,
      menu: { id: menuId },
      positionGroup: groupId === null ? null : { id: groupId },
      name: getText(position.name, locale),
      description: getText(position.description, locale),
      price: position.priceMinor,
      measure: position.measure,
      photos: toPhotos(brand, position.photos),
      tags: position.tags.map((code) => ({ code, name: tagNames.get(code) ?? code })),
      hasModifiers: position.modifiers.length > 0,
      order: position.order,
      ...(position.energy !== null && { energy: position.energy }),
      allergens: position.allergens,
      ...(position.goesWith !== undefined && {
        goesWith: position.goesWith.map((slug) => brand.ids.get('position', slug)),
      }),
      isStopped: stopped.has(id),
    }
  }
}
