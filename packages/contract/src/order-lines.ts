import * as limits from '@lavash/rulebook/site/limits'
import { Type, type Static } from 'typebox'
import { amountMinor, catalogueId } from '#scalars.ts'

/** Names and prices are sent for comparison only. The server charges from its own catalogue. */
export const chosenModifierSchema = Type.Object(
  {
    id: catalogueId,
    count: Type.Integer({ minimum: 0, maximum: limits.modifierCountMax }),
    name: Type.Optional(Type.String({ maxLength: limits.positionNameMaxLength })),
    price: Type.Optional(amountMinor),
  },
  { title: 'ChosenModifier', additionalProperties: false },
)
export type ChosenModifier = Static<typeof chosenModifierSchema>

const lineProperties = {
  id: catalogueId,
  count: Type.Integer({ minimum: 1, maximum: limits.lineCountMax }),
  modifiers: Type.Array(chosenModifierSchema, { maxItems: limits.lineModifiersMax }),
  name: Type.String({ maxLength: limits.positionNameMaxLength }),
  price: amountMinor,
  sum: amountMinor,
}

/** Optional, because another server's preflight knows no menu id. It tells a dish sold in two menus apart. */
export const preflightLineSchema = Type.Object(
  { ...lineProperties, menuId: Type.Optional(catalogueId) },
  { title: 'PreflightLine', additionalProperties: false },
)
export type PreflightLine = Static<typeof preflightLineSchema>

export const orderLineSchema = Type.Object(
  { ...lineProperties, menuId: catalogueId },
  { title: 'OrderLine', additionalProperties: false },
)
export type OrderLine = Static<typeof orderLineSchema>

export const preflightLinesSchema = Type.Array(preflightLineSchema, {
  minItems: 1,
  maxItems: limits.cartLinesMax,
})
export const orderLinesSchema = Type.Array(orderLineSchema, { minItems: 1, maxItems: limits.cartLinesMax })
