import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import styles from './price.module.css'

interface Props {
  amountMinor: number
  currency: string
  /** With its sign: what a modifier adds, what a discount takes. */
  isChange?: boolean
}

/** Takes size and weight from its surroundings. Never wraps, digits stand in columns. */
export function Price({ amountMinor, currency, isChange = false }: Props) {
  const format = useFormat()
  const text = isChange ? format.moneyChange(amountMinor, currency) : format.money(amountMinor, currency)
  return <span className={styles.price}>{text}</span>
}
