import { isDeepStrictEqual } from 'node:util'
import type { Catalogue, LocalText, Slug } from '#catalogue/catalogue.ts'
import { describeField } from '#catalogue/changes/describe-field.ts'

interface Thing {
  /** What tells it from others of its kind. */
  readonly key: Slug
  readonly name?: LocalText
  readonly value: object
}

interface ThingKind {
  readonly one: string
  /** Whether customers see the list's order, and what they see it of. */
  readonly inOrder?: string
  /** Its `order` counts its place in the file, so that one new dish on top moves all others: not worth a line each. */
  readonly isPlaced?: true
  list(catalogue: Catalogue): Thing[]
}

const bySlug = (things: readonly (object & { slug: Slug; name?: LocalText })[]): Thing[] =>
  things.map((value) => ({ key: value.slug, value, ...(value.name && { name: value.name }) }))

const kinds: readonly ThingKind[] = [
  { one: 'city', inOrder: 'the cities', list: ({ cities }) => bySlug(cities) },
  { one: 'tag', inOrder: 'the tags', list: ({ tags }) => bySlug(tags) },
  { one: 'pay', inOrder: 'the ways of payment', list: ({ pays }) => bySlug(pays) },
  { one: 'venue', list: ({ restos }) => bySlug(restos) },
  { one: 'zone', list: ({ zones }) => bySlug(zones) },
  { one: 'menu', list: ({ menus }) => bySlug(menus) },
  { one: 'group', inOrder: 'the groups', isPlaced: true, list: ({ groups }) => bySlug(groups) },
  { one: 'dish', inOrder: 'the dishes', isPlaced: true, list: ({ positions }) => bySlug(positions) },
  { one: 'modifier', inOrder: 'the modifiers', list: ({ modifiers }) => bySlug(modifiers) },
  { one: 'time slot', inOrder: 'the time slots', list: ({ timeSlots }) => bySlug(timeSlots) },
  { one: 'promotion', list: ({ promotions }) => bySlug(promotions) },
  {
    one: 'promo code',
    list: ({ promoCodes }) => promoCodes.map((value) => ({ key: value.code, value })),
  },
  { one: 'page', list: ({ pages }) => bySlug(pages) },
  { one: 'picture file', list: ({ files }) => files.map((value) => ({ key: value.path, value })) },
]

/** What an import would change, a sentence each; nothing exactly when the two are the same. */
export function describeChanges(before: Catalogue | null, after: Catalogue): string[] {
  const { brand } = after
  if (before === null) {
    return [`+ brand '${brand.slug}'`, ...kinds.flatMap((kind) => describeNew(kind, after))]
  }
  return [
    ...describeThing(
      { one: 'brand' },
      { key: brand.slug, value: before.brand },
      { key: brand.slug, value: brand },
      after,
    ),
    ...kinds.flatMap((kind) => describeKind(kind, before, after)),
  ]
}

function describeNew(kind: ThingKind, after: Catalogue): string[] {
  const count = kind.list(after).length
  return count === 0 ? [] : [`+ ${count} × ${kind.one}`]
}

function describeKind(kind: ThingKind, before: Catalogue, after: Catalogue): string[] {
  const old = new Map(kind.list(before).map((thing) => [thing.key, thing]))
  const now = new Map(kind.list(after).map((thing) => [thing.key, thing]))
  const kept = [...now.values()].flatMap((thing) => {
    const was = old.get(thing.key)
    return was === undefined ? [] : [{ was, thing }]
  })
  const oldOrder = [...old.keys()].filter((key) => now.has(key))
  const isReordered = kept.some(({ thing }, index) => thing.key !== oldOrder[index])
  return [
    ...[...old.values()]
      .filter(({ key }) => !now.has(key))
      .map((thing) => `- ${toTitle(kind.one, thing, before)}`),
    ...[...now.values()]
      .filter(({ key }) => !old.has(key))
      .map((thing) => `+ ${toTitle(kind.one, thing, after)}`),
    ...kept.flatMap(({ was, thing }) => describeThing(kind, was, thing, after)),
    ...(isReordered && kind.inOrder !== undefined ? [`~ ${kind.inOrder} stand in another order`] : []),
  ]
}

function describeThing(
  kind: Pick<ThingKind, 'one' | 'isPlaced'>,
  was: Thing,
  thing: Thing,
  after: Catalogue,
): string[] {
  const fields = [...new Set([...Object.keys(was.value), ...Object.keys(thing.value)])]
  const parts = fields.flatMap((field) => {
    if (field === 'order' && kind.isPlaced === true) return []
    const from: unknown = Reflect.get(was.value, field)
    const to: unknown = Reflect.get(thing.value, field)
    return isDeepStrictEqual(from, to) ? [] : [describeField(field, from, to, after.brand.currency)]
  })
  return parts.length === 0 ? [] : [`~ ${toTitle(kind.one, thing, after)}: ${parts.join(', ')}`]
}

function toTitle(one: string, { key, name }: Thing, { brand }: Catalogue): string {
  const spoken = name?.[brand.defaultLocale]
  return spoken === undefined ? `${one} '${key}'` : `${one} '${key}' (${spoken})`
}
