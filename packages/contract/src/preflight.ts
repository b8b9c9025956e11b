import { Type, type Static } from 'typebox'
import { pricedProperties, ruledAmountSchema } from '#amounts.ts'
import { addressText } from '#delivery-place.ts'
import { geoPointSchema } from '#geo-point.ts'
import { deliveryMethodSchema, paymentMethodSchema, promiseMinutes } from '#order-choices.ts'
import { preflightLinesSchema } from '#order-lines.ts'
import { amountMinor, catalogueId, instant, promoCodeText, whiteLabel, wishedPromoCode } from '#scalars.ts'

export const preflightBodySchema = Type.Object(
  {
    restoId: catalogueId,
    deliveryType: deliveryMethodSchema,
    payType: Type.Optional(paymentMethodSchema),
    promoCode: wishedPromoCode,
    positions: preflightLinesSchema,
    address: Type.Optional(addressText),
    location: Type.Optional(geoPointSchema),
    preOrderAt: Type.Optional(instant),
    whiteLabel: Type.Optional(whiteLabel),
  },
  { title: 'PreflightBody', additionalProperties: false },
)
export type PreflightBody = Static<typeof preflightBodySchema>

/**
 * Lines keep the order of the request. After them comes the delivery as a position with id 0 and the special
 * DELIVERY_PRICE.
 */
export const preflightPositionSchema = Type.Object(
  {
    id: Type.Integer({ minimum: 0 }),
    specials: Type.Array(Type.Enum(['DELIVERY_PRICE'], { type: 'string' })),
    ...pricedProperties,
  },
  { title: 'PreflightPosition' },
)
export type PreflightPosition = Static<typeof preflightPositionSchema>

export const preflightSchema = Type.Object(
  {
    positions: Type.Array(preflightPositionSchema),
    promoCode: Type.Union([promoCodeText, Type.Null()]),
    promoCodeActive: Type.Boolean({
      description: 'False while the code waits for a larger order or for other dishes',
    }),
    promoCodeMaxDiscountAmount: Type.Union([amountMinor, Type.Null()]),
    promoCodeMinOrderAmount: Type.Union([amountMinor, Type.Null()]),
    sum: ruledAmountSchema,
    discount: ruledAmountSchema,
    cartTotal: ruledAmountSchema,
    deliveryPrice: ruledAmountSchema,
    total: ruledAmountSchema,
    zoneId: Type.Union([catalogueId, Type.Null()]),
    promiseMinutes,
  },
  { title: 'Preflight' },
)
export type Preflight = Static<typeof preflightSchema>
