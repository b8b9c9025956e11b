import { fallbackLocale, isLocale } from '@lavash/rulebook/site/locales'
import { sumMinor } from '@lavash/rulebook/money/money'
import { toServerText } from '#error-message.ts'
import type { PaymentRow } from '#modules/payments/repository.ts'
import type { OrderLineRow, OrderRow } from '#ordering/order-rows.ts'
import type { PaymentLine, PaymentRequest } from '#providers/payments/payment-provider.ts'

/** Smaller than the minimum of any provider. */
const maxLines = 80

export function toPaymentRequest(
  payment: PaymentRow,
  order: OrderRow,
  orderLines: readonly OrderLineRow[],
): PaymentRequest {
  const locale = isLocale(order.locale) ? order.locale : fallbackLocale
  const title = `${order.restoName}, ${order.number}`
  return {
    id: payment.id,
    title,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    lines: toLines(payment.amountMinor, title, [
      ...orderLines.map(toLine),
      { kind: 'service', name: toServerText('text.delivery', locale), amountMinor: order.deliveryPriceMinor },
    ]),
    email: order.email,
    locale,
    returnUrl: payment.returnUrl,
    serverOrigin: payment.serverOrigin,
  }
}

function toLine({ name, count, payableMinor }: OrderLineRow): PaymentLine {
  return { kind: 'goods', name: count === 1 ? name : `${name} × ${count}`, amountMinor: payableMinor }
}

/** A receipt must name what was bought, and its lines must add up to the charged sum. */
function toLines(amountMinor: number, title: string, lines: readonly PaymentLine[]): PaymentRequest['lines'] {
  const [first, ...rest] = lines.filter((line) => line.amountMinor > 0)
  const whole: PaymentLine = { kind: 'goods', name: title, amountMinor }
  if (first === undefined || rest.length >= maxLines) return [whole]
  const total = sumMinor([first, ...rest].map((line) => line.amountMinor))
  return total === amountMinor ? [first, ...rest] : [whole]
}
