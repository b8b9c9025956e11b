import type { OrderAmountMessage } from '@lavash/rulebook/order/order-amount'
import { toAmountText, toNextStepText } from '#i18n/amount-text.ts'
import { useText, type Text } from '#i18n/use-text.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useCartSums } from '#order/cart-sums.ts'
import { useResto } from '#order/chosen-venue.ts'
import { ProgressBar } from '@lavash/ui/progress-bar.tsx'
import styles from './amount-notice.module.css'

/**
 * C-11: what is missing to the minimum or to a cheaper delivery, with a bar; or that it is too much. A server that
 * refuses a sum which the page thinks right is quoted.
 */
export function AmountNotice({ problem }: { problem: string | undefined }) {
  const t = useText()
  const format = useFormat()
  const { currency } = useResto()
  const { amountMessages, cartSumMinor } = useCartSums()
  const [message] = amountMessages
  const refused = amountMessages.some((each) => 'code' in each) ? undefined : problem
  if (refused !== undefined) return <Refusal text={refused} />
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
        <ProgressBar
          label={toText(t, money, message)}
          max={cartSumMinor + message.missingMinor}
          value={cartSumMinor}
        />
      )}
    </div>
  )
}

function Refusal({ text }: { text: string }) {
  return (
    <div className={styles.notice} data-place="amount" data-refusal tabIndex={-1} role="alert">
      <p>{text}</p>
    </div>
  )
}

/** In the cart there is room for what to do about it. */
function toText(t: Text, money: (amountMinor: number) => string, message: OrderAmountMessage): string {
  const text = toAmountText(t, money, message)
  if (message.kind === 'min-sum') {
    return `${text}. ${toNextStepText(t, money, message)}`
  }
  return message.kind === 'max-sum' ? `${text}. ${t('delivery.splitOrder')}` : text
}
