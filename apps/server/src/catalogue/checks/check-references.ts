import { findNearest } from '#catalogue/parsing/find-nearest.ts'
import type { Mistake } from '#catalogue/mistake.ts'
import type { NamedThing, SlugIndex } from '#catalogue/parsing/slug-index.ts'
import type { SourceFile } from '#catalogue/parsing/source-file.ts'
import { ofPosition, toMistake, walkAll, type SourceItem, type SourcePlace } from '#catalogue/parsing/walk.ts'

interface Reference extends SourcePlace {
  to: NamedThing
}

const fromPosition = (to: NamedThing, ...rest: string[]): Reference[] =>
  ofPosition(...rest).map((place) => ({ ...place, to }))

/** Every place that names something defined elsewhere. */
const references: readonly Reference[] = [
  { in: 'brand', at: ['defaults', 'city'], to: 'city' },
  { in: 'brand', at: ['defaults', 'resto'], to: 'resto' },
  { in: 'resto', at: ['cities', '*'], to: 'city' },
  { in: 'resto', at: ['tags', '*'], to: 'tag' },
  { in: 'resto', at: ['pays', '*'], to: 'pay' },
  { in: 'resto', at: ['menus', '*', 'menu'], to: 'menu' },
  { in: 'zones', at: ['features', '*', 'properties', 'resto'], to: 'resto' },
  ...fromPosition('tag', 'tags', '*'),
  ...fromPosition('modifier', 'modifiers', '*'),
  ...fromPosition('modifier', 'modifiers', '*', 'modifier'),
  ...fromPosition('resto', 'notAt', '*'),
  ...fromPosition('position', 'goesWith', '*'),
  { in: 'time-slots', at: ['*', 'menus', '*'], to: 'menu' },
  { in: 'time-slots', at: ['*', 'groups', '*'], to: 'group' },
  { in: 'time-slots', at: ['*', 'positions', '*'], to: 'position' },
  { in: 'promotions', at: ['*', 'restos', '*'], to: 'resto' },
  { in: 'promotions', at: ['*', 'positions', '*'], to: 'position' },
  { in: 'promotions', at: ['*', 'promoCode'], to: 'promo code' },
  { in: 'promotions', at: ['*', 'discount', 'gift', 'position'], to: 'position' },
  { in: 'promo-codes', at: ['*', 'restos', '*'], to: 'resto' },
  { in: 'promo-codes', at: ['*', 'positions', '*'], to: 'position' },
  { in: 'promo-codes', at: ['*', 'gift', 'position'], to: 'position' },
]

export function* checkReferences(sources: readonly SourceFile[], slugs: SlugIndex): Generator<Mistake> {
  for (const reference of references) {
    const known = slugs.get(reference.to) ?? new Set<string>()
    for (const item of walkAll(sources, reference)) {
      // A modifier is named either directly or inside a longer form; the other form is no name.
      if (typeof item.value !== 'string') continue
      if (!known.has(item.value)) yield toUnknown(reference.to, item.value, known, item)
    }
  }
}

function toUnknown(
  thing: NamedThing,
  name: string,
  known: ReadonlySet<string>,
  item: SourceItem<unknown>,
): Mistake {
  const all = [...known]
  const listed =
    all.length > 12 ? `${all.slice(0, 12).join(', ')} and ${all.length - 12} more` : all.join(', ')
  return toMistake(item, [], {
    problem: `there is no ${thing} '${name}'`,
    expected: all.length === 0 ? `a ${thing}, but the folder has none` : `one of ${listed}`,
    nearest: findNearest(name, all),
  })
}
