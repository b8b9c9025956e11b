import { EmptyState } from '@lavash/ui/empty-state.tsx'
import type { NotFoundRouteProps } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useFirstText } from '#i18n/use-text.ts'
import { Content } from '#parts/content.tsx'
import { LinkButton } from '#parts/link-button.tsx'
import styles from './screen-states.module.css'

export function NotFoundScreen({ data }: NotFoundRouteProps) {
  const t = useFirstText()
  const isForeign = data === 'brand'
  const title = t(isForeign ? 'notFound.noBrand' : 'notFound.title')
  return (
    <Content className={styles.state}>
      <h1 className={styles.hidden} tabIndex={-1}>
        {title}
      </h1>
      <EmptyState
        icon={<SearchX />}
        title={title}
        text={t(isForeign ? 'notFound.noBrandText' : 'notFound.text')}
        action={<LinkButton to="/">{t('notFound.toStart')}</LinkButton>}
      />
    </Content>
  )
}
