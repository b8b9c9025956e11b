import { ShoppingBag } from 'lucide-react'
import { cartFocusId } from '#features/cart/focus-cart.ts'
import { useText } from '#i18n/use-text.ts'
import { useMenuPath } from '#order/menu-path.ts'
import { EmptyState } from '@lavash/ui/empty-state.tsx'
import { LinkButton } from '#navigation/link-button.tsx'

/** C-01 */
export function EmptyCart() {
  const t = useText()
  return (
    <EmptyState
      icon={<ShoppingBag />}
      title={t('cart.empty')}
      text={t('cart.emptyHint')}
      action={
        <LinkButton id={cartFocusId} to={useMenuPath()} aria-description={t('cart.empty')}>
          {t('cart.backToMenu')}
        </LinkButton>
      }
    />
  )
}
