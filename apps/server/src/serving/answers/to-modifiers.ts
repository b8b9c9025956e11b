import type { ModifierGroup, PositionModifiers } from '@lavash/contract/modifiers'
import type { Locale } from '@lavash/rulebook/site/locales'
import type * as catalogue from '#catalogue/catalogue.ts'
import { toModifierItemSlug } from '#catalogue/parts/catalogue-kinds.ts'
import type { BrandEntry, PositionEntry } from '#serving/catalogue-index.ts'
import { getText } from '#serving/choose-locale.ts'
import { keepByLocale } from '#serving/keep-by-locale.ts'

/** A dish without modifiers is left out. */
export function toPositionModifiers(
  brand: BrandEntry,
  positions: readonly PositionEntry[],
  locale: Locale,
): PositionModifiers[] {
  const groups = getModifierGroups(brand, locale)
  const toGroup = ({ modifier, minCount, maxCount }: catalogue.PositionModifier): ModifierGroup => {
    const found = groups.get(modifier)
    if (found === undefined) throw new Error(`The modifier '${modifier}' is missing`)
    // A dish's bounds win over the modifier's own.
    return { ...found, minCount, maxCount }
  }
  return positions
    .filter(({ position }) => position.modifiers.length > 0)
    .map(({ id, position }) => ({ positionId: id, modifiers: position.modifiers.map(toGroup) }))
}

/** Every preflight needs them. */
const getModifierGroups = keepByLocale(
  (brand: BrandEntry, locale): ReadonlyMap<catalogue.Slug, ModifierGroup> =>
    new Map(
      brand.catalogue.modifiers.map((modifier) => [modifier.slug, toModifierGroup(brand, modifier, locale)]),
    ),
)

function toModifierGroup(
  { ids }: BrandEntry,
  { slug, name, nameUi, minCount, maxCount, items }: catalogue.Modifier,
  locale: Locale,
): ModifierGroup {
  const modifierId = ids.get('modifier', slug)
  return {
    // A dish has a modifier at most once, so the modifier's number names the group as well.
    id: modifierId,
    modifierId,
    minCount,
    maxCount,
    name: getText(name, locale),
    nameUi: getText(nameUi, locale),
    items: items.map((item) => ({
      id: ids.get('modifier-item', toModifierItemSlug(slug, item.slug)),
      name: getText(item.name, locale),
      price: item.priceMinor,
      minCount: item.minCount,
      maxCount: item.maxCount,
    })),
  }
}
