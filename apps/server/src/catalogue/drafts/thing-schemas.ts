import type { TSchema } from 'typebox'
import Type from 'typebox'
import { findMisfits } from '#catalogue/parsing/find-misfits.ts'
import { findNearest } from '#catalogue/parsing/find-nearest.ts'
import { brandFile } from '#catalogue/schema/brand-file.ts'
import { city } from '#catalogue/schema/cities-file.ts'
import { label } from '#catalogue/schema/labels-file.ts'
import { position, positionGroup } from '#catalogue/schema/menu-file.ts'
import { modifier } from '#catalogue/schema/modifiers-file.ts'
import { promoCode } from '#catalogue/schema/promo-codes-file.ts'
import { promotion } from '#catalogue/schema/promotions-file.ts'
import { restoFile } from '#catalogue/schema/resto-file.ts'
import * as scalars from '#catalogue/schema/scalars.ts'
import { timeSlot } from '#catalogue/schema/time-slots-file.ts'
import { zone } from '#catalogue/schema/zones-file.ts'
import type { ThingKind, ThingValue } from '#catalogue/drafts/thing.ts'

const closed = { additionalProperties: false }
const order = Type.Number({ description: 'a number: things stand by it' })
const inOrder = { order: Type.Optional(order) }
const text = Type.String({ description: 'a text' })

const { contacts: brandContacts, apps, theme, ...ownOfBrand } = brandFile.properties
const { positions: _positions, ...ownOfGroup } = positionGroup.properties

/** What a thing of each kind holds. A kind whose body a check of its own reads has `any` here. */
const schemas: Readonly<Record<ThingKind, TSchema>> = {
  brand: Type.Object(ownOfBrand, closed),
  contacts: Type.Object({ ...brandContacts.properties, ...apps.properties }, closed),
  look: Type.Object(
    { theme, logo: text, tokens: Type.Record(Type.String(), Type.Unknown(), { description: 'tokens' }) },
    closed,
  ),
  city: Type.Object({ ...inOrder, ...city.properties }, closed),
  tag: Type.Object({ ...inOrder, ...label.properties }, closed),
  pay: Type.Object({ ...inOrder, ...label.properties }, closed),
  resto: restoFile,
  zone: Type.Object({ ...zone.properties.properties.properties, geometry: zone.properties.geometry }, closed),
  menu: Type.Object({ slug: scalars.slug, name: scalars.localName }, closed),
  group: Type.Object({ ...ownOfGroup, menu: scalars.slug, order }, closed),
  position: Type.Object(
    { ...position.properties, menu: scalars.slug, group: Type.Union([scalars.slug, Type.Null()]), order },
    closed,
  ),
  modifier: Type.Object({ ...inOrder, ...modifier.properties }, closed),
  'time-slot': Type.Object({ ...inOrder, ...timeSlot.properties }, closed),
  promotion,
  'promo-code': promoCode,
  page: Type.Object(
    { slug: text, markdown: Type.Record(Type.String(), text, { description: 'a text per language' }) },
    closed,
  ),
  file: Type.Object(
    { sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'the sum of a picture' }) },
    closed,
  ),
}

/** What is wrong with one field of a thing. */
export interface FieldMistake {
  /** As in `name.ru`; empty for the thing as a whole. */
  readonly field: string
  readonly problem: string
  readonly expected: string
  readonly nearest?: string
}

/** What can be said of a thing without knowing any other. */
export function findThingMisfits(kind: ThingKind, value: ThingValue): FieldMistake[] {
  return [...findMisfits(schemas[kind], value)].map(({ path, problem, expected, word, candidates }) => {
    const nearest = word === undefined ? undefined : findNearest(word, candidates ?? [])
    const told = { field: path.join('.'), problem, expected }
    return nearest === undefined ? told : { ...told, nearest }
  })
}
