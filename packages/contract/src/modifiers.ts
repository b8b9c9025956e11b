import { Type, type Static } from 'typebox'
import { amountMinor, catalogueId } from '#scalars.ts'

const bound = Type.Integer({ minimum: 0 })

export const modifierItemSchema = Type.Object(
  { id: catalogueId, name: Type.String(), price: amountMinor, minCount: bound, maxCount: bound },
  { title: 'ModifierItem' },
)
export type ModifierItem = Static<typeof modifierItemSchema>

/** A group with maxCount 1 shows as radios, otherwise as steppers or checkboxes. */
export const modifierGroupSchema = Type.Object(
  {
    id: catalogueId,
    modifierId: catalogueId,
    minCount: bound,
    maxCount: bound,
    name: Type.String(),
    nameUi: Type.String({ description: 'What the customer reads' }),
    items: Type.Array(modifierItemSchema),
  },
  { title: 'ModifierGroup' },
)
export type ModifierGroup = Static<typeof modifierGroupSchema>

export const positionModifiersSchema = Type.Object(
  { positionId: catalogueId, modifiers: Type.Array(modifierGroupSchema) },
  { title: 'PositionModifiers' },
)
export type PositionModifiers = Static<typeof positionModifiersSchema>
export const restoModifiersSchema = Type.Array(positionModifiersSchema)
