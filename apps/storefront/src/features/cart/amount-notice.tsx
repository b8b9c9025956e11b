import type { OrderAmountMessage } from '@lavash/rulebook/order-amount'
import { type Text, useFormat, useText } from '#i18n/i18n-provider.tsx'
import { useCartSums } from '#order/cart-sums.ts'
import { useResto } from '#order/chosen-venue.ts'
import styles from './amount-notice.module.css'

/** C-11: what is missing to the minimum or to a cheaper delivery, with a bar; or that it is too much. */
export function AmountNotice() {
  const t = useText()
  const format = useFormat()
  const { currency } = useResto()
  const { amountMessages, cartTotalMinor } = useCartSums()
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
          max={cartTotalMinor + message.missingMinor}
          value={cartTotalMinor}
        />
      )}
    </div>
  )
}

function toText(t: Text, money: (amountMinor: number) => string, message: OrderAmountMessage): string {
  switch (message.kind) {
    case 'out-of-zone':
      return t('validation.addressOutsideZone')
    case 'min-sum':
      return [
        t('delivery.minimumSum', { sum: money(message.sumMinor) }),
        t('delivery.untilMinimum', { sum: money(message.missingMinor) }),
      ].join('. ')
    case 'max-sum':
      return [t('delivery.maximumSum', { sum: money(message.sumMinor) }), t('delivery.splitOrder')].join('. ')
    case 'cheaper-delivery':
      return t('delivery.untilCheaper', {
        sum: money(message.missingMinor),
        cost: money(message.deliveryCost),
      })
    case 'free-delivery':
      return t('delivery.untilFree', { sum: money(message.missingMinor) })
  }
}
