import { thingKinds, type ThingKind } from '@lavash/contract/content'
import type { Slug } from '#catalogue/catalogue.ts'

/**
 * Kinds of things that an editor changes. A key is unique among its kind, and a value has the shape of a brand's folder.
 */
export { thingKinds, type ThingKind }

/** Of these a brand has exactly one, under the kind's own name. */
export const singleThings: ReadonlySet<ThingKind> = new Set(['brand', 'contacts', 'look'])

/** JSON of an editor: what is wrong in it is told when it is published. */
export type ThingValue = Readonly<Record<string, unknown>>

export interface ThingName {
  readonly kind: ThingKind
  readonly key: Slug
}

export interface Thing extends ThingName {
  readonly value: ThingValue
}

export function isThingKind(kind: string): kind is ThingKind {
  return (thingKinds as readonly string[]).includes(kind)
}

/** Names a thing among all of a brand. */
export function toThingId({ kind, key }: ThingName): string {
  return `${kind}/${key}`
}
