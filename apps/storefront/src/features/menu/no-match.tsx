import { SearchX } from 'lucide-react'
import { resetFilter } from '#features/menu/menu-filter.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '@lavash/ui/button.tsx'
import { EmptyState } from '@lavash/ui/empty-state.tsx'

/** No dish of this menu fits the filter. */
export function NoMatch() {
  const t = useText()
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('filter.nothing')}
      text={t('filter.nothingHint')}
      action={<Button onClick={resetFilter}>{t('filter.reset')}</Button>}
    />
  )
}
