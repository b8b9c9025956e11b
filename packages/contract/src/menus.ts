import { queryIdsMax } from '@lavash/rulebook/site/limits'
import { measureUnits } from '@lavash/rulebook/menu/positions'
import { Type, type Static } from 'typebox'
import { photoSchema } from '#photos.ts'
import { amountMinor, catalogueId } from '#scalars.ts'

export const positionGroupSchema = Type.Object(
  {
    id: catalogueId,
    menuId: catalogueId,
    name: Type.String(),
    order: Type.Integer(),
    photos: Type.Array(photoSchema),
  },
  { title: 'PositionGroup' },
)
export type PositionGroup = Static<typeof positionGroupSchema>
export const positionGroupsSchema = Type.Array(positionGroupSchema)

const energySchema = Type.Object(
  { kcal: Type.Number(), proteins: Type.Number(), fats: Type.Number(), carbs: Type.Number() },
  { title: 'Energy', description: 'Per portion; grams but for kcal' },
)

export const positionSchema = Type.Object(
  {
    id: catalogueId,
    menu: Type.Object({ id: catalogueId }),
    positionGroup: Type.Union([Type.Object({ id: catalogueId }), Type.Null()]),
    name: Type.String(),
    description: Type.String(),
    price: amountMinor,
    measure: Type.Object(
      { value: Type.Number({ minimum: 0 }), unit: Type.Enum(measureUnits, { type: 'string' }) },
      { title: 'Measure' },
    ),
    photos: Type.Array(photoSchema),
    tags: Type.Array(Type.Object({ code: Type.String(), name: Type.String() }), {
      description: '`extended-cooking` and `adult` change behaviour, the others are words',
    }),
    hasModifiers: Type.Boolean(),
    order: Type.Integer(),
    energy: Type.Optional(energySchema),
    allergens: Type.Optional(Type.Array(Type.String())),
    searchWords: Type.Optional(
      Type.Array(Type.String(), { description: 'What customers call it beside its name; for the search' }),
    ),
    goesWith: Type.Optional(
      Type.Array(catalogueId, { description: 'Dishes that the brand offers beside it in the cart' }),
    ),
    isStopped: Type.Boolean({ description: 'Not to be had at any venue; see the availability of a venue' }),
  },
  { title: 'Position' },
)
export type Position = Static<typeof positionSchema>
export const positionsSchema = Type.Array(positionSchema)

export const menuParamsSchema = Type.Object({ menuId: catalogueId })
export const positionsQuerySchema = Type.Object({
  ids: Type.Optional(Type.Array(catalogueId, { maxItems: queryIdsMax, description: 'Only these positions' })),
  groupIds: Type.Optional(
    Type.Array(catalogueId, { maxItems: queryIdsMax, description: 'Only these groups' }),
  ),
})
