import { allergenCodes } from '@lavash/rulebook/menu/allergens'
import Type, { type Static } from 'typebox'
import { photos } from '#catalogue/schema/photo.ts'
import * as scalars from '#catalogue/schema/scalars.ts'

const closed = { additionalProperties: false }
const grams = Type.Number({ minimum: 0, maximum: 10_000, description: 'a number from 0 to 10000' })

const positionModifier = Type.Union(
  [
    scalars.slug,
    Type.Object(
      { modifier: scalars.slug, min: Type.Optional(scalars.count), max: Type.Optional(scalars.count) },
      { ...closed, description: 'a modifier with bounds of its own: {modifier: sauces, max: 2}' },
    ),
  ],
  { description: 'the slug of a modifier, or {modifier: sauces, max: 2}' },
)

export const position = Type.Object(
  {
    slug: scalars.slug,
    name: scalars.localName,
    description: scalars.localText,
    price: scalars.price,
    measure: Type.String({
      pattern: '^[0-9]{1,6}(\\.[0-9]{1,2})? (g|pc|ml|cm)$',
      description: "a measure in g, pc, ml or cm, such as '450 g'",
    }),
    energy: Type.Optional(
      Type.Object(
        { kcal: grams, proteins: grams, fats: grams, carbs: grams },
        { ...closed, description: 'per portion: {kcal: 612, proteins: 38, fats: 24, carbs: 61}' },
      ),
    ),
    allergens: Type.Optional(
      Type.Array(
        Type.Enum([...allergenCodes], {
          type: 'string',
          description: `an allergen: ${allergenCodes.join(', ')}`,
        }),
      ),
    ),
    tags: Type.Optional(Type.Array(scalars.slug)),
    modifiers: Type.Optional(Type.Array(positionModifier)),
    stopped: Type.Optional(scalars.flag),
    notAt: Type.Optional(
      Type.Array(scalars.slug, { description: 'the venues that do not sell the dish: [kiosk]' }),
    ),
    goesWith: Type.Optional(
      Type.Array(scalars.slug, { description: 'dishes to offer beside it in the cart: [fries, ayran]' }),
    ),
    photos,
  },
  { ...closed, description: 'a position' },
)
export type PositionSource = Static<typeof position>

export const positionGroup = Type.Object(
  {
    slug: scalars.slug,
    name: scalars.localName,
    photos,
    positions: Type.Array(position, { description: 'a list of positions' }),
  },
  { ...closed, description: 'a group of positions' },
)

/** catalogue/menus/<slug>.yaml; groups and positions stand in the order the customer sees. */
export const menuFile = Type.Object(
  {
    name: scalars.localName,
    groups: Type.Optional(Type.Array(positionGroup, { description: 'a list of groups' })),
    positions: Type.Optional(Type.Array(position, { description: 'the positions that have no group' })),
  },
  { ...closed, title: 'catalogue/menus/<slug>.yaml', description: 'a menu' },
)
export type MenuSource = Static<typeof menuFile>
