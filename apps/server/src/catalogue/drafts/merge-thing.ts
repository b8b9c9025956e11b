import { isDeepStrictEqual } from 'node:util'
import type { ThingValue } from '#catalogue/drafts/thing.ts'

export interface Merge {
  /** Null: it is to go. */
  readonly value: ThingValue | null
  /** Fields that the draft and a publication since have set to different values; '' is the thing as a whole. */
  readonly clashes: readonly string[]
}

/**
 * A draft over what was published since its first edit: a field that only one side has changed is that side's. Where
 * both have, the draft's stands, and is told: an editor decides.
 */
export function mergeThing(sides: {
  /** When the draft of it began. */
  readonly base: ThingValue | null
  readonly published: ThingValue | null
  readonly value: ThingValue | null
}): Merge {
  const { base, published, value } = sides
  if (isDeepStrictEqual(base, published) || isDeepStrictEqual(published, value)) return { value, clashes: [] }
  if (isDeepStrictEqual(base, value)) return { value: published, clashes: [] }
  if (base === null || published === null || value === null) return { value, clashes: [''] }
  const merged: Record<string, unknown> = {}
  const clashes: string[] = []
  for (const field of new Set([...Object.keys(published), ...Object.keys(value)])) {
    const isOurs = !isDeepStrictEqual(base[field], value[field])
    const isTheirs = !isDeepStrictEqual(base[field], published[field])
    const chosen = isOurs ? value : published
    if (Object.hasOwn(chosen, field)) merged[field] = chosen[field]
    // Places move with every neighbour that comes or goes.
    const isClash = isOurs && isTheirs && !isDeepStrictEqual(value[field], published[field])
    if (isClash && field !== 'order') clashes.push(field)
  }
  return { value: merged, clashes }
}
