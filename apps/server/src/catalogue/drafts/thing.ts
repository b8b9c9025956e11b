import type { Slug } from '#catalogue/catalogue.ts'

/** What an editor changes one of: each has a stable key among its kind, and a body in the words of a brand's folder. */
export const thingKinds = [
  'brand',
  'contacts',
  'look',
  'city',
  'tag',
  'pay',
  'resto',
  'zone',
  'menu',
  'group',
  'position',
  'modifier',
  'time-slot',
  'promotion',
  'promo-code',
  'page',
  'file',
] as const
export type ThingKind = (typeof thingKinds)[number]

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
