import type { ThingList } from '@lavash/contract/content'
import { listThings } from '#catalogue/drafts/catalogue-things.ts'
import type { DraftThing } from '#catalogue/drafts/draft-rows.ts'
import { mergeThing } from '#catalogue/drafts/merge-thing.ts'
import type { ThingKind, ThingValue } from '#catalogue/drafts/thing.ts'
import type { Unchanged } from '#plugins/serve.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'

/** Where things stand in another: dishes and groups in a menu, zones at a venue. */
const holders: Partial<Record<ThingKind, string>> = { group: 'menu', position: 'menu', zone: 'resto' }

/** All things of a kind as they would be after a publication. */
export function toThingList(
  { catalogue, version }: BrandEntry,
  draft: readonly DraftThing[],
  { kind, within }: { readonly kind: ThingKind; readonly within?: string | undefined },
): Unchanged<ThingList> {
  const rows = new Map(draft.filter((row) => row.kind === kind).map((row) => [row.key, row]))
  const published = listThings(catalogue, kind).map(({ key, value }) => {
    const row = rows.get(key)
    rows.delete(key)
    if (row === undefined) return { key, revision: 0, value }
    const merged = mergeThing({ base: row.base, published: value, value: row.value })
    return { key, revision: row.revision, value: merged.value }
  })
  const added = [...rows.values()].map(({ key, revision, value }) => ({ key, revision, value }))
  const holder = holders[kind]
  const isMeant = (value: ThingValue): boolean =>
    within === undefined || (holder !== undefined && value[holder] === within)
  const things = [...published, ...added].filter(({ value }) => value !== null && isMeant(value))
  return { version, things: things.toSorted((one, other) => placeOf(one.value) - placeOf(other.value)) }
}

function placeOf(value: ThingValue | null): number {
  const order = value?.['order']
  return typeof order === 'number' ? order : 0
}
