import { EmptyState } from '@lavash/ui/empty-state.tsx'
import type { NotFoundRouteProps } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useText } from '#i18n/use-text.ts'
import { LinkButton } from '#parts/link-button.tsx'
import styles from './screen-states.module.css'

export function NotFoundScreen({ data }: NotFoundRouteProps) {
  const t = useText()
  const isForeign = data === 'brand'
  const title = t(isForeign ? 'notFound.noBrand' : 'notFound.title')
  return (
    <main id="content" className={styles.state} tabIndex={-1}>
      <h1 className={styles.hidden} tabIndex={-1}>
        {title}
      </h1>
      <EmptyState
        icon={<SearchX />}
        title={title}
        text={t(isForeign ? 'notFound.noBrandText' : 'notFound.text')}
        action={<LinkButton to="/">{t('notFound.toStart')}</LinkButton>}
      />
    </main>
  )
}
