import { discountKinds } from '@lavash/rulebook/money/discounts'
import { Type, type Static } from 'typebox'
import { amountMinor, catalogueId, promoCodeText } from '#scalars.ts'

/** Names of the rulebook's rules. Each amount names the rule that made it. */
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

/** The parts of a line's sum: the dish and each modifier, by id. */
const lineAmountSchema = Type.Object(
  { amount: amountMinor, rule: amountRuleSchema, id: catalogueId },
  { title: 'LineAmount' },
)

/** Fields of every priced position, in a preflight and in an order. */
export const pricedProperties = {
  sum: Type.Integer({ ...amountMinor, description: 'Before any discount' }),
  payableAmount: amountMinor,
  discounts: Type.Array(discountSchema),
  promoCodes: Type.Array(promoCodeDiscountSchema),
  rule: amountRuleSchema,
  amounts: Type.Optional(Type.Array(lineAmountSchema)),
}
