import type { Mistake } from '#catalogue/mistake.ts'
import { isRecord } from '#catalogue/parsing/find-misfits.ts'
import type { SourceFile } from '#catalogue/parsing/source-file.ts'
import { ofPosition, toMistake, walkAll, type SourceItem, type SourcePlace } from '#catalogue/parsing/walk.ts'

interface NamingList extends SourcePlace {
  of: string
  /** Where the longer form of an item has its name. */
  nameAt?: string
}

const fromPosition = (at: string, list: Omit<NamingList, keyof SourcePlace>): NamingList[] =>
  ofPosition(at).map((place) => ({ ...place, ...list }))

/** Every list that says which, and not how many. */
const lists: readonly NamingList[] = [
  { in: 'brand', at: ['hosts'], of: 'host' },
  { in: 'brand', at: ['locales'], of: 'language' },
  { in: 'brand', at: ['signInMethods'], of: 'sign-in method' },
  { in: 'resto', at: ['cities'], of: 'city' },
  { in: 'resto', at: ['tags'], of: 'tag' },
  { in: 'resto', at: ['pays'], of: 'pay' },
  { in: 'resto', at: ['menus'], of: 'menu', nameAt: 'menu' },
  { in: 'resto', at: ['menus', '*', 'methods'], of: 'method' },
  ...fromPosition('allergens', { of: 'allergen' }),
  ...fromPosition('tags', { of: 'tag' }),
  ...fromPosition('modifiers', { of: 'modifier', nameAt: 'modifier' }),
  ...fromPosition('notAt', { of: 'resto' }),
  ...fromPosition('goesWith', { of: 'position' }),
  { in: 'time-slots', at: ['*', 'menus'], of: 'menu' },
  { in: 'time-slots', at: ['*', 'groups'], of: 'group' },
  { in: 'time-slots', at: ['*', 'positions'], of: 'position' },
  { in: 'promotions', at: ['*', 'restos'], of: 'resto' },
  { in: 'promotions', at: ['*', 'positions'], of: 'position' },
  { in: 'promo-codes', at: ['*', 'restos'], of: 'resto' },
  { in: 'promo-codes', at: ['*', 'positions'], of: 'position' },
  { in: 'promo-codes', at: ['*', 'deliveryMethods'], of: 'delivery method' },
]

export function* checkRepeats(sources: readonly SourceFile[]): Generator<Mistake> {
  for (const list of lists) {
    for (const item of walkAll(sources, list)) yield* checkList(item, list)
  }
}

function* checkList(item: SourceItem<unknown>, { of, nameAt }: NamingList): Generator<Mistake> {
  if (!Array.isArray(item.value)) return
  const seen = new Set<string>()
  for (const [index, entry] of item.value.entries()) {
    const name: unknown = nameAt !== undefined && isRecord(entry) ? entry[nameAt] : entry
    if (typeof name !== 'string') continue
    if (seen.has(name)) {
      yield toMistake(item, [index], {
        problem: `the ${of} '${name}' stands twice in one list`,
        expected: `each ${of} once`,
      })
    }
    seen.add(name)
  }
}
