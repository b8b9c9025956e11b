import type { Locale } from '@lavash/rulebook/site/locales'
import type { Modifier } from '#catalogue/catalogue.ts'
import { getPriceMinor } from './parse-price.ts'
import { toLocalText } from './to-texts.ts'
import type { ModifierSource } from '#catalogue/schema/modifiers-file.ts'

/** Unsaid bounds: nothing is required, and each item may be taken once. */
export function toModifier(source: ModifierSource, spoken: readonly Locale[]): Modifier {
  return {
    slug: source.slug,
    name: toLocalText(source.name, spoken),
    nameUi: toLocalText(source.nameUi ?? source.name, spoken),
    minCount: source.min ?? 0,
    maxCount: source.max,
    items: source.items.map((item) => ({
      slug: item.slug,
      name: toLocalText(item.name, spoken),
      priceMinor: getPriceMinor(item.price ?? 0),
      minCount: item.min ?? 0,
      maxCount: item.max ?? 1,
    })),
  }
}
