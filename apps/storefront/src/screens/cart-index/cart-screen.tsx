import { toPath } from '#config/paths.ts'
import { useText } from '#i18n/i18n-provider.tsx'
import { useResto } from '#order/chosen-venue.ts'
import { useStored } from '#storage/stored-values.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Price } from '#ui/price.tsx'
import styles from './cart-screen.module.css'

export function CartScreen() {
  const t = useText()
  const { currency } = useResto()
  const lines = useStored('cart_positions')
  if (lines.length === 0) {
    const action = <LinkButton to={toPath('home.index')}>{t('cart.backToMenu')}</LinkButton>
    return <EmptyState title={t('cart.empty')} text={t('cart.emptyHint')} action={action} />
  }
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={`${line.menu.id} ${line.id} ${JSON.stringify(line.modifiers)}`} className={styles.line}>
          <span>
            {line.name} × {line.count}
          </span>
          <Price amountMinor={line.sum} currency={currency} />
        </li>
      ))}
    </ul>
  )
}
