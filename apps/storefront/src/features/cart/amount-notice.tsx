import type { OrderAmountMessage } from '@lavash/rulebook/order/order-amount'
import { toAmountText } from '#i18n/amount-text.ts'
import { useText, type Text } from '#i18n/use-text.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useCartSums } from '#order/cart-sums.ts'
import { useResto } from '#order/chosen-venue.ts'
import styles from './amount-notice.module.css'

/** C-11: what is missing to the minimum or to cheaper delivery, with a bar, or by how much the order is too large. */
export function AmountNotice() {
  const t = useText()
  const format = useFormat()
  const { currency } = useResto()
  const { amountMessages, cartSumMinor } = useCartSums()
  const [message] = amountMessages
  if (message === undefined || message.kind === 'out-of-zone') return null
  const money = (amountMinor: number) => format.money(amountMinor, currency)
  const isRefusal = 'code' in message
  return (
    <div
      className={styles.notice}
      data-place="amount"
      data-refusal={isRefusal || undefined}
      tabIndex={-1}
      role={isRefusal ? 'alert' : undefined}
    >
      {amountMessages.map((each) => (
        <p key={each.kind}>{toText(t, money, each)}</p>
      ))}
      {'missingMinor' in message && (
        <progress
          className={styles.bar}
          aria-label={toText(t, money, message)}
          max={cartSumMinor + message.missingMinor}
          value={cartSumMinor}
        />
      )}
    </div>
  )
}

/** The cart has room for advice. */
function toText(t: Text, money: (amountMinor: number) => string, message: OrderAmountMessage): string {
  const text = toAmountText(t, money, message)
  if (message.kind === 'min-sum') {
    return `${text}. ${t('delivery.untilMinimum', { sum: money(message.missingMinor) })}`
  }
  return message.kind === 'max-sum' ? `${text}. ${t('delivery.splitOrder')}` : text
}
