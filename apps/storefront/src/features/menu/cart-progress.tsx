import { findAmountProgress } from '@lavash/rulebook/order/order-amount'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { toNextStepText } from '#i18n/amount-text.ts'
import { useText } from '#i18n/use-text.ts'
import { cartSum } from '@lavash/rulebook/cart/cart'
import { useCartLines } from '#order/cart.ts'
import { useResto } from '#order/chosen-venue.ts'
import { useChosenZone } from '#order/chosen-zone.ts'
import { useStored } from '#storage/stored-values.ts'
import { ProgressBar } from '@lavash/ui/progress-bar.tsx'
import styles from './cart-progress.module.css'

/** C-14: beside the cart's button, what is missing to the minimum or to a cheaper delivery, with a bar. */
export function CartProgress() {
  const t = useText()
  const format = useFormat()
  const { currency } = useResto()
  const method = useStored('order_delivery_method') ?? 'DELIVERY'
  const cartSumMinor = cartSum(useCartLines())
  const next = findAmountProgress({ method, zone: useChosenZone(), cartSumMinor })
  if (next === undefined || cartSumMinor === 0) return null
  const text = toNextStepText(t, (amountMinor) => format.money(amountMinor, currency), next)
  return (
    <div className={styles.progress}>
      <p className={styles.text}>{text}</p>
      <ProgressBar label={text} max={next.targetMinor} value={cartSumMinor} />
    </div>
  )
}
