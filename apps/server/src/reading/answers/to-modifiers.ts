import type { ModifierGroup, PositionModifiers } from '@lavash/contract/modifiers'
import type { Locale } from '@lavash/rulebook/locales'
import type * as catalogue from '#catalogue/catalogue.ts'
import { toModifierItemSlug } from '#catalogue/storing/catalogue-kinds.ts'
import type { BrandEntry, PositionEntry } from '#reading/catalogue-index.ts'
import { getText } from '#reading/choose-locale.ts'

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

type Groups = ReadonlyMap<catalogue.Slug, ModifierGroup>

/** Every preflight needs them. They live as long as the brand's entry, which an import replaces. */
const groupsOfBrands = new WeakMap<BrandEntry, Map<Locale, Groups>>()

function getModifierGroups(brand: BrandEntry, locale: Locale): Groups {
  const ofBrand = groupsOfBrands.get(brand) ?? new Map<Locale, Groups>()
  groupsOfBrands.set(brand, ofBrand)
  const known = ofBrand.get(locale)
  if (known !== undefined) return known
  const groups = new Map(
    brand.catalogue.modifiers.map((modifier) => [modifier.slug, toModifierGroup(brand, modifier, locale)]),
  )
  ofBrand.set(locale, groups)
  return groups
}

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
