import { Type, type Static } from 'typebox'
import { amountMinor, catalogueId, instant } from '#scalars.ts'

const maxThings = 1000
const maxKeyLength = 200

/** Kinds of things that the office edits. The server's catalogue/drafts defines their fields. */
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

const kind = Type.Enum([...thingKinds], { type: 'string' })
const key = Type.String({
  minLength: 1,
  maxLength: maxKeyLength,
  description: 'Its slug; a promo code in capitals; the path of a file',
})
const revision = Type.Integer({
  minimum: 0,
  maximum: 2_147_483_647,
  description: 'Of the edit that is known; 0 while the thing is not in the draft',
})
const version = Type.Integer({
  minimum: 0,
  maximum: 2_147_483_647,
  description: 'Of the published version that is known',
})
/** The value as a brand's folder writes it. Null: it does not exist, or will be deleted. */
const value = Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()])

export const brandIdParamsSchema = Type.Object({ brandId: catalogueId })
export const thingKindParamsSchema = Type.Object({ brandId: catalogueId, kind })
export const thingParamsSchema = Type.Object({ brandId: catalogueId, kind, key })

export const thingsQuerySchema = Type.Object({
  within: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: maxKeyLength,
      description: 'Dishes and groups of this menu, zones of this venue',
    }),
  ),
})

const author = Type.String({ description: 'Who made the last edit' })

export const thingSchema = Type.Object(
  {
    kind,
    key,
    revision,
    version,
    published: value,
    value,
    clashes: Type.Array(Type.String({ description: 'A field; an empty string is the whole thing' }), {
      description: 'What a publication has set to something else since the first edit',
    }),
    author: Type.Optional(author),
    at: Type.Optional(instant),
  },
  { title: 'Thing' },
)
export type Thing = Static<typeof thingSchema>

export const thingListSchema = Type.Object(
  {
    version,
    things: Type.Array(Type.Object({ key, revision, value }, { title: 'ThingListItem' })),
  },
  { title: 'ThingList' },
)
export type ThingList = Static<typeof thingListSchema>

export const thingMistakeSchema = Type.Object(
  {
    field: Type.String({ description: 'Path of the field, as in `name.ru`; empty: the whole thing' }),
    problem: Type.String({ description: 'In English, as the import tells it' }),
    expected: Type.String(),
    nearest: Type.Optional(Type.String({ description: 'The nearest right word' })),
  },
  { title: 'ThingMistake' },
)
export type ThingMistake = Static<typeof thingMistakeSchema>

/** An invalid value is saved all the same, because editors may leave a dish half written. */
export const savedThingSchema = Type.Object(
  { ...thingSchema.properties, mistakes: Type.Array(thingMistakeSchema) },
  { title: 'SavedThing' },
)
export type SavedThing = Static<typeof savedThingSchema>

export const saveThingBodySchema = Type.Object(
  { revision, version, value },
  { additionalProperties: false, title: 'SaveThing' },
)

export const draftSchema = Type.Object({ version, things: Type.Array(thingSchema) }, { title: 'Draft' })
export type Draft = Static<typeof draftSchema>

/** Includes the known revision, so that another person's later edit is not discarded. */
const knownThings = Type.Array(Type.Object({ kind, key, revision }, { additionalProperties: false }), {
  maxItems: maxThings,
})

export const chosenThingsBodySchema = Type.Object(
  { things: Type.Optional(knownThings) },
  { additionalProperties: false, title: 'ChosenThings' },
)

export const discardedSchema = Type.Object(
  {
    discarded: Type.Integer({ minimum: 0 }),
    kept: Type.Array(Type.Object({ kind, key }), { description: 'Edited since: still in the draft' }),
  },
  { title: 'Discarded' },
)

const note = Type.String({ maxLength: 500, description: 'Why, for the list of versions' })

export const publishBodySchema = Type.Object(
  { things: Type.Optional(knownThings), note: Type.Optional(note) },
  { additionalProperties: false, title: 'PublishDraft' },
)

export const publishedSchema = Type.Object(
  { version: Type.Integer({ minimum: 1, description: 'What customers see from now on' }) },
  { title: 'Published' },
)
export type Published = Static<typeof publishedSchema>

const fieldDifference = Type.Object(
  {
    field: Type.String({ description: 'As in `price` or `name.ru`' }),
    words: Type.String({ description: 'In the language of Accept-Language' }),
    from: Type.Unknown(),
    to: Type.Unknown(),
  },
  { title: 'FieldDifference' },
)

const touched = Type.Object(
  { kind, count: Type.Integer({ minimum: 1 }), words: Type.String() },
  { title: 'Touched' },
)

export const thingDifferenceSchema = Type.Object(
  {
    kind,
    key,
    revision,
    change: Type.Enum(['NEW', 'CHANGED', 'DELETED'], { type: 'string' }),
    name: Type.String({ description: 'What customers call it' }),
    words: Type.String({ description: 'In the language of Accept-Language' }),
    fields: Type.Array(fieldDifference, { description: 'Of a changed thing' }),
    touches: Type.Array(touched, { description: 'Other things that name it or stand in it' }),
    clashes: Type.Array(Type.String(), {
      description: 'Fields that were published with another value since the first edit',
    }),
    author,
    at: instant,
  },
  { title: 'ThingDifference' },
)

export const differenceSchema = Type.Object(
  { version, things: Type.Array(thingDifferenceSchema) },
  { title: 'Difference' },
)
export type Difference = Static<typeof differenceSchema>

export const priceParamsSchema = Type.Object({ brandId: catalogueId, key })
export const priceBodySchema = Type.Object(
  { price: amountMinor },
  { additionalProperties: false, title: 'PublishPrice' },
)

export const versionParamsSchema = Type.Object({
  brandId: catalogueId,
  number: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
})

export const versionsSchema = Type.Object(
  {
    versions: Type.Array(
      Type.Object(
        {
          number: Type.Integer({ minimum: 1 }),
          at: instant,
          author: Type.String(),
          note: Type.String(),
          origin: Type.Enum(['import', 'office', 'restore'], { type: 'string' }),
        },
        { title: 'Version' },
      ),
      { description: 'The newest first' },
    ),
  },
  { title: 'Versions' },
)
export type Versions = Static<typeof versionsSchema>

export const previewSchema = Type.Object(
  { path: Type.String({ description: 'Of the brand’s site. Whoever has it sees the draft.' }) },
  { title: 'Preview' },
)

export const previewParamsSchema = Type.Object({
  token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', maxLength: 43 }),
})
