import { zonesPageSize } from '@lavash/rulebook/site/limits'
import { Type, type Static } from 'typebox'
import { geoPointSchema } from '#geo-point.ts'
import { amountMinor, catalogueId, whiteLabel } from '#scalars.ts'

export const deliveryRuleSchema = Type.Object(
  {
    deliveryPrice: amountMinor,
    time: Type.Integer({ minimum: 0, description: 'Minutes; 0 when nothing is promised' }),
    maxOrderPrice: amountMinor,
    minOrderPrice: amountMinor,
  },
  { title: 'DeliveryRule' },
)
export type DeliveryRule = Static<typeof deliveryRuleSchema>

export const deliveryZoneSchema = Type.Object(
  {
    id: catalogueId,
    name: Type.String(),
    polygon: Type.Array(geoPointSchema, { minItems: 3 }),
    rules: Type.Array(deliveryRuleSchema),
  },
  { title: 'DeliveryZone' },
)
export type DeliveryZone = Static<typeof deliveryZoneSchema>

export const deliveriesSchema = Type.Object(
  { content: Type.Array(deliveryZoneSchema) },
  { title: 'Deliveries' },
)
export type Deliveries = Static<typeof deliveriesSchema>

export const deliveriesQuerySchema = Type.Object({
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: zonesPageSize, default: zonesPageSize })),
  whiteLabel: Type.Optional(whiteLabel),
})
