import { discountKinds } from '@lavash/rulebook/money/discounts'
import { Type, type Static } from 'typebox'
import { amountMinor, catalogueId, promoCodeText } from '#scalars.ts'

/** The rules of the rulebook that make amounts. Every amount says which one made it. */
export const amountRules = [
  'position.price',
  'modifier.price',
  'line.sum',
  ...discountKinds.map((kind) => `discount.${kind}` as const),
  ...discountKinds.map((kind) => `promo-code.${kind}` as const),
  'promo-code.max-discount',
  'threshold.delivery-price',
  'zone.no-thresholds',
  'method.take-away',
  'cart.sum',
  'cart.discount',
  'cart.total',
  'order.total',
] as const
export const amountRuleSchema = Type.Enum(amountRules, { type: 'string', title: 'AmountRule' })
export type AmountRule = Static<typeof amountRuleSchema>

const discountSchema = Type.Object({ calculated: amountMinor, rule: amountRuleSchema }, { title: 'Discount' })
export type Discount = Static<typeof discountSchema>

const promoCodeDiscountSchema = Type.Object(
  { code: promoCodeText, calculated: amountMinor, rule: amountRuleSchema },
  { title: 'PromoCodeDiscount' },
)
export type PromoCodeDiscount = Static<typeof promoCodeDiscountSchema>

export const ruledAmountSchema = Type.Object(
  { amount: amountMinor, rule: amountRuleSchema },
  { title: 'RuledAmount' },
)
export type RuledAmount = Static<typeof ruledAmountSchema>

/** What a line's sum is made of: the dish and each modifier, by their ids. */
const lineAmountSchema = Type.Object(
  { amount: amountMinor, rule: amountRuleSchema, id: catalogueId },
  { title: 'LineAmount' },
)

/** What every priced position says, in a preflight and in an order. */
export const pricedProperties = {
  sum: Type.Integer({ ...amountMinor, description: 'Before any discount' }),
  payableAmount: amountMinor,
  discounts: Type.Array(discountSchema),
  promoCodes: Type.Array(promoCodeDiscountSchema),
  rule: amountRuleSchema,
  amounts: Type.Optional(Type.Array(lineAmountSchema)),
}
