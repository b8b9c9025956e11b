import { useFormat, useText } from '#i18n/i18n-provider.tsx'
import { HiddenText } from '#ui/hidden-text.tsx'
import styles from './price.module.css'

interface Props {
  amountMinor: number
  currency: string
  /** Struck through beside the new one. */
  oldAmountMinor?: number
  /** With its sign: what a modifier adds, what a discount takes. */
  isChange?: boolean
}

/** Takes size and weight from its surroundings. Never wraps, digits stand in columns. */
export function Price({ amountMinor, currency, oldAmountMinor, isChange = false }: Props) {
  const t = useText()
  const format = useFormat()
  const text = isChange ? format.moneyChange(amountMinor, currency) : format.money(amountMinor, currency)
  if (oldAmountMinor === undefined) return <span className={styles.price}>{text}</span>
  const oldText = format.money(oldAmountMinor, currency)
  return (
    <span className={styles.pair}>
      <span className={styles.price}>{text}</span>
      <HiddenText>{t('ui.oldPrice', { price: oldText })}</HiddenText>
      <s className={styles.old} aria-hidden>
        {oldText}
      </s>
    </span>
  )
}
