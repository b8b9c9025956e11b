import { foldPromoCode } from '@lavash/rulebook/money/promo-codes'
import type { Mistake } from '#catalogue/mistake.ts'
import type { LeftOut } from './left-out.ts'
import type { SourceFile } from './source-file.ts'
import { ofPosition, toMistake, walkAll, type SourceItem, type SourcePlace } from './walk.ts'

/** Where each kind of thing gets its name. Venues and menus are named by their file. */
const slugPlaces = {
  city: [{ in: 'cities', at: ['*', 'slug'] }],
  tag: [{ in: 'tags', at: ['*', 'slug'] }],
  pay: [{ in: 'pays', at: ['*', 'slug'] }],
  group: [{ in: 'menu', at: ['groups', '*', 'slug'] }],
  position: ofPosition('slug'),
  modifier: [{ in: 'modifiers', at: ['*', 'slug'] }],
  'time slot': [{ in: 'time-slots', at: ['*', 'slug'] }],
  promotion: [{ in: 'promotions', at: ['*', 'slug'] }],
  'promo code': [{ in: 'promo-codes', at: ['*', 'code'] }],
  zone: [{ in: 'zones', at: ['features', '*', 'properties', 'slug'] }],
} as const satisfies Record<string, readonly SourcePlace[]>

export type NamedThing = keyof typeof slugPlaces | 'resto' | 'menu'
export type SlugIndex = ReadonlyMap<NamedThing, ReadonlySet<string>>

/** Every name, also of things that are otherwise wrong: a reference to them is not a second mistake. */
export function indexSlugs(
  sources: readonly SourceFile[],
  { menus, groups, positions }: LeftOut,
): { slugs: SlugIndex; mistakes: Mistake[] } {
  const elsewhere: Partial<Record<NamedThing, readonly { slug: string }[]>> = {
    menu: menus,
    group: groups,
    position: positions,
  }
  const slugsElsewhere = (thing: NamedThing): string[] => (elsewhere[thing] ?? []).map(({ slug }) => slug)
  const slugs = new Map<NamedThing, ReadonlySet<string>>()
  const mistakes: Mistake[] = []
  for (const thing of ['resto', 'menu'] as const) {
    const named = sources.filter(({ kind }) => kind === thing).map(({ name }) => name)
    slugs.set(thing, new Set([...named, ...slugsElsewhere(thing)]))
  }
  for (const thing of Object.keys(slugPlaces) as (keyof typeof slugPlaces)[]) {
    const seen = new Map<string, SourceItem<unknown>>()
    for (const item of eachName(sources, slugPlaces[thing])) {
      const name = String(item.value)
      const key = toComparable(thing, name)
      const first = seen.get(key)
      if (first) mistakes.push(toDuplicate(thing, name, first, item))
      else seen.set(key, item)
    }
    const named = [...seen.values()].map(({ value }) => String(value))
    slugs.set(thing, new Set([...named, ...slugsElsewhere(thing)]))
  }
  return { slugs, mistakes }
}

function* eachName(
  sources: readonly SourceFile[],
  places: readonly SourcePlace[],
): Generator<SourceItem<unknown>> {
  for (const place of places) {
    for (const item of walkAll(sources, place)) if (typeof item.value === 'string') yield item
  }
}

/** Customers type codes in any case and either alphabet, so two that differ only in these are one. */
function toComparable(thing: NamedThing, name: string): string {
  return thing === 'promo code' ? foldPromoCode(name) : name
}

function toDuplicate(
  thing: NamedThing,
  name: string,
  first: SourceItem<unknown>,
  second: SourceItem<unknown>,
): Mistake {
  const place = `${first.source.file}:${first.source.lineOf(first.path)}`
  return toMistake(second, [], {
    problem: `the ${thing} '${name}' is already there (${place})`,
    expected: `a name that no other ${thing} of the brand has`,
  })
}
