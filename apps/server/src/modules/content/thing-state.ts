import type { Thing } from '@lavash/contract/content'
import { findThing } from '#catalogue/drafts/catalogue-things.ts'
import type { DraftThing } from '#catalogue/drafts/draft-rows.ts'
import { mergeThing } from '#catalogue/drafts/merge-thing.ts'
import type { ThingName } from '#catalogue/drafts/thing.ts'
import type { Unchanged } from '#plugins/serve.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'

/** A thing as an editor sees it: what customers have, what the draft has, and what a publication has changed since. */
export function toThingState(
  { catalogue, version }: BrandEntry,
  { kind, key }: ThingName,
  row: DraftThing | undefined,
): Unchanged<Thing> {
  const published = findThing(catalogue, { kind, key })
  if (row === undefined) return { kind, key, revision: 0, version, published, value: published, clashes: [] }
  const { base, value, revision, author, at } = row
  const merged = mergeThing({ base, published, value })
  return { kind, key, revision, version, published, ...merged, author, at: new Date(at).toISOString() }
}

/** Neither published nor in the draft. */
export function isNowhere({ published, revision }: Unchanged<Thing>): boolean {
  return published === null && revision === 0
}
