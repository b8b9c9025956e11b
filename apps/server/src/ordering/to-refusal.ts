import type { Locale } from '@lavash/rulebook/site/locales'
import { toMoneyText } from '@lavash/rulebook/money/money-text'
import type { CheckRefusal } from '@lavash/rulebook/order/order-check'
import { Refusal, type RefusalItem } from '#errors.ts'
import type { CartRequest } from '#ordering/cart-request.ts'
import type { RestoEntry } from '#serving/catalogue-index.ts'

interface Teller {
  readonly request: CartRequest
  readonly resto: RestoEntry
  readonly locale: Locale
}

/** All refusals of a check, each with its field and the parameters of its sentence. */
export function toRefusal(refusals: readonly CheckRefusal[], teller: Teller): Refusal {
  const [first, ...rest] = refusals.map((refusal) => toItem(refusal, teller))
  if (first === undefined) throw new Error('A check refused without a reason')
  return new Refusal(first, ...rest)
}

function toItem(refusal: CheckRefusal, teller: Teller): RefusalItem {
  const { code } = refusal
  if ('lineIndex' in refusal) return toLineItem(refusal, teller)
  if (code === 'order.total-changed') {
    return {
      code,
      field: 'expectedTotal',
      total: refusal.total,
      params: { sum: toSum(refusal.total, teller) },
    }
  }
  if (code === 'delivery.order-sum-not-enough.range') {
    return { code, minOrderAmount: refusal.sumMinor, params: { sum: toSum(refusal.sumMinor, teller) } }
  }
  if (code === 'delivery.order-sum-too-large.range') {
    return { code, maxOrderAmount: refusal.sumMinor, params: { sum: toSum(refusal.sumMinor, teller) } }
  }
  const field = fieldOf(code, teller.request)
  return { code, ...(field !== undefined && { field }) }
}

/** Uses the dish's name from the customer's cart, because this venue may not know the dish. */
function toLineItem(refusal: Extract<CheckRefusal, { lineIndex: number }>, teller: Teller): RefusalItem {
  const { code, lineIndex, positionId } = refusal
  const name = teller.request.positions[lineIndex]?.name ?? ''
  return {
    code,
    field: 'field' in refusal ? refusal.field : `positions.${lineIndex}`,
    positionIds: [positionId],
    ...('price' in refusal && { price: refusal.price }),
    ...(name !== '' && { params: { name } }),
  }
}

function fieldOf(code: CheckRefusal['code'], { placeField }: CartRequest): string | undefined {
  if (code.startsWith('promo-code.')) return 'promoCode'
  if (code.startsWith('resto.doesnt-support-')) return 'payType'
  if (code.startsWith('order.pre-order-')) return 'preOrderAt'
  return code === 'delivery.out-of-zone' ? placeField : undefined
}

function toSum(amountMinor: number, { resto, locale }: Teller): string {
  return toMoneyText(amountMinor, resto.brand.catalogue.brand.currency, locale)
}
