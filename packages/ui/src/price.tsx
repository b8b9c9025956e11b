import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import styles from './price.module.css'

interface Props {
  amountMinor: number
  currency: string
  /** With a sign, for what a modifier adds or a discount takes. */
  isChange?: boolean
}

/** Inherits size and weight. Never wraps, with tabular digits. */
export function Price({ amountMinor, currency, isChange = false }: Props) {
  const format = useFormat()
  const text = isChange ? format.moneyChange(amountMinor, currency) : format.money(amountMinor, currency)
  return <span className={styles.price}>{text}</span>
}
