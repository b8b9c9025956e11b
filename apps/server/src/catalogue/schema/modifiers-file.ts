import Type, { type Static } from 'typebox'
import * as scalars from '#catalogue/schema/scalars.ts'

const closed = { additionalProperties: false }

const modifierItem = Type.Object(
  {
    slug: scalars.slug,
    name: scalars.localName,
    price: Type.Optional(scalars.price),
    min: Type.Optional(scalars.count),
    max: Type.Optional(scalars.count),
  },
  { ...closed, description: 'an item: {slug: jalapeno, name: …, price: 30}' },
)

/** `name` is for the kitchen, `nameUi` for the customer; one may stand for both. */
export const modifier = Type.Object(
  {
    slug: scalars.slug,
    name: scalars.localName,
    nameUi: Type.Optional(scalars.localName),
    min: Type.Optional(scalars.count),
    max: scalars.count,
    items: Type.Array(modifierItem, { minItems: 1, maxItems: 50, description: 'a list of 1 to 50 items' }),
  },
  { ...closed, description: 'a modifier' },
)
export type ModifierSource = Static<typeof modifier>

export const modifiersFile = Type.Array(modifier, {
  title: 'catalogue/modifiers.yaml',
  description: 'a list of modifiers',
})
