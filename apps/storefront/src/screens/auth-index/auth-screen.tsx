import { toPath } from '#config/paths.ts'
import { useText } from '#i18n/i18n-provider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'

export function AuthScreen() {
  const t = useText()
  const action = <LinkButton to={toPath('home.index')}>{t('cart.backToMenu')}</LinkButton>
  return <EmptyState title={t('auth.toOrder')} action={action} />
}
