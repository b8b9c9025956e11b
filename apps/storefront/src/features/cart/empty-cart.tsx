import { ShoppingBag } from 'lucide-react'
import { toPath } from '#config/paths.ts'
import { cartFocusId } from '#features/cart/focus-cart.ts'
import { useText } from '#i18n/use-text.ts'
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
        <LinkButton id={cartFocusId} to={toPath('home.index')} aria-description={t('cart.empty')}>
          {t('cart.backToMenu')}
        </LinkButton>
      }
    />
  )
}
