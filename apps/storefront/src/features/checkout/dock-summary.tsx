import { toNextStepText } from '#i18n/amount-text.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { useCartSums } from '#order/cart-sums.ts'
import { useResto } from '#order/chosen-venue.ts'
import { Price } from '@lavash/ui/price.tsx'
import styles from './order-button.module.css'

/**
 * A phone's first screen shows neither the sums nor what they lack: both stand above the button, so that nobody signs in
 * first and learns afterwards. The button of a signed-in customer has the total itself, unless it tells the minimum.
 */
export function DockSummary({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useText()
  const format = useFormat()
  const { currency } = useResto()
  const { amountMessages, totalMinor } = useCartSums()
  const [message] = amountMessages
  const money = (amountMinor: number) => format.money(amountMinor, currency)
  const text = message && toNextStepText(t, money, message)
  const isRefusal = message !== undefined && 'code' in message
  const hasTotal = !isSignedIn || isRefusal
  if (text === undefined && !hasTotal) return null
  return (
    <p className={styles.summary} data-refusal={isRefusal || undefined}>
      <span>{text ?? t('cart.toPay')}</span>
      {hasTotal && <Price amountMinor={totalMinor} currency={currency} />}
    </p>
  )
}
