import type { Mistake } from '#catalogue/mistake.ts'
import { isRecord } from '#catalogue/reading/find-misfits.ts'
import type { SourceFile } from '#catalogue/reading/source-file.ts'
import { toMistake, walk, type SourceItem, type SourcePattern } from '#catalogue/reading/walk.ts'
import type { FileKind } from '#catalogue/schema/file-kinds.ts'

interface NamingList {
  in: FileKind
  at: SourcePattern
  of: string
  /** Where the longer form of an item has its name. */
  nameAt?: string
}

const ofPosition = (list: Omit<NamingList, 'in'>): NamingList[] => [
  { ...list, in: 'menu', at: ['groups', '*', 'positions', '*', ...list.at] },
  { ...list, in: 'menu', at: ['positions', '*', ...list.at] },
]

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
  ...ofPosition({ at: ['allergens'], of: 'allergen' }),
  ...ofPosition({ at: ['tags'], of: 'tag' }),
  ...ofPosition({ at: ['modifiers'], of: 'modifier', nameAt: 'modifier' }),
  { in: 'time-slots', at: ['*', 'menus'], of: 'menu' },
  { in: 'time-slots', at: ['*', 'groups'], of: 'group' },
  { in: 'time-slots', at: ['*', 'positions'], of: 'position' },
  { in: 'promotions', at: ['*', 'restos'], of: 'resto' },
  { in: 'promotions', at: ['*', 'positions'], of: 'position' },
  { in: 'promo-codes', at: ['*', 'restos'], of: 'resto' },
  { in: 'promo-codes', at: ['*', 'deliveryMethods'], of: 'delivery method' },
]

export function* checkRepeats(sources: readonly SourceFile[]): Generator<Mistake> {
  for (const list of lists) {
    for (const source of sources.filter(({ kind }) => kind === list.in)) {
      for (const item of walk(source, list.at)) yield* checkList(item, list)
    }
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
