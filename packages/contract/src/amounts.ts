import { Type, type Static } from 'typebox'
import { amountMinor, promoCodeText } from '#scalars.ts'

/** Every amount says which rule made it, so that a customer’s question has an answer. */
export const amountRuleSchema = Type.String({ title: 'AmountRule', maxLength: 100 })

export const discountSchema = Type.Object(
  { calculated: amountMinor, rule: amountRuleSchema },
  { title: 'Discount' },
)
export type Discount = Static<typeof discountSchema>

export const promoCodeDiscountSchema = Type.Object(
  { code: promoCodeText, calculated: amountMinor, rule: amountRuleSchema },
  { title: 'PromoCodeDiscount' },
)
export type PromoCodeDiscount = Static<typeof promoCodeDiscountSchema>

export const ruledAmountSchema = Type.Object(
  { amount: amountMinor, rule: amountRuleSchema },
  { title: 'RuledAmount' },
)
export type RuledAmount = Static<typeof ruledAmountSchema>
