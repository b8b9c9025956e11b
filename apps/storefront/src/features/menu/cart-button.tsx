import { cartItemCount, cartTotal } from '@lavash/rulebook/cart/cart'
import { ShoppingBag } from 'lucide-react'
import { toPath } from '#config/paths.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { withLaterTexts } from '#i18n/load-messages.ts'
import { useText } from '#i18n/use-text.ts'
import { useCartLines } from '#order/cart.ts'
import { useResto } from '#order/chosen-venue.ts'
import { IconLink } from '#navigation/icon-link.tsx'
import { LinkButton } from '#navigation/link-button.tsx'
import { extra } from '@lavash/ui/extra.tsx'
import styles from './cart-button.module.css'

export const CartProgress = extra(
  async () => (await withLaterTexts(import('#features/menu/cart-progress.tsx'))).CartProgress,
)

/** X-04 on a phone: at the bottom of every page of the default layout while the cart is not empty. */
export function CartDock() {
  const t = useText()
  const lines = useCartLines()
  const sum = useCartSum()
  if (lines.length === 0) return null
  return (
    <div className={styles.dock}>
      <CartProgress />
      <LinkButton to={toPath('cart.index')} size="large" isWide end={sum}>
        {t('cart.buttonCount', { count: String(cartItemCount(lines)) })}
      </LinkButton>
    </div>
  )
}

/** The dock's quiet deputy in a phone's bar: an empty cart has a page too. */
export function EmptyCartIcon() {
  const t = useText()
  if (useCartLines().length > 0) return null
  return <IconLink to={toPath('cart.index')} label={t('app.cart')} icon={<ShoppingBag />} />
}

/** X-04 on a desktop: in the app bar, also for an empty cart. */
export function CartButton() {
  const t = useText()
  const lines = useCartLines()
  const sum = useCartSum()
  if (lines.length === 0) {
    return (
      <LinkButton to={toPath('cart.index')} icon={<ShoppingBag />} size="small">
        {t('app.cart')}
      </LinkButton>
    )
  }
  return (
    <LinkButton
      to={toPath('cart.index')}
      icon={<ShoppingBag />}
      size="small"
      end={<CartCount count={cartItemCount(lines)} />}
    >
      <span className={styles.sum}>{t('cart.button', { sum })}</span>
    </LinkButton>
  )
}

/** A new key for each count restarts the animation. */
function CartCount({ count }: { count: number }) {
  return (
    <span key={count} className={styles.count}>
      {count}
    </span>
  )
}

function useCartSum(): string {
  const format = useFormat()
  const { currency } = useResto()
  return format.money(cartTotal(useCartLines()), currency)
}
