import { Button } from '@lavash/ui/button.tsx'
import { EmptyState } from '@lavash/ui/empty-state.tsx'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LogFilters } from '#config/searches.ts'
import { LogEntry } from '#features/log/log-entry.tsx'
import { useText } from '#i18n/use-text.ts'
import { findTimeZone } from '#session/brands.ts'
import { logQuery } from '#session/log-queries.ts'
import { useMe } from '#session/me-context.tsx'
import styles from './log-list.module.css'

interface Props {
  brandId: number
  filters: LogFilters
  /** A way out of filters that nothing fits. */
  reset?: ReactNode
}

export function LogList({ brandId, filters, reset }: Props) {
  const t = useText()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    logQuery(brandId, filters, findTimeZone(useMe(), brandId)),
  )
  const entries = data.pages.flatMap((page) => page.entries)
  if (entries.length === 0)
    return (
      <EmptyState
        icon={<ScrollText />}
        title={t('log.none')}
        {...(reset !== undefined && { text: t('log.noneText'), action: reset })}
      />
    )
  return (
    <>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <LogEntry key={entry.id} brandId={brandId} entry={entry} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="neutral" isWide isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('log.more')}
        </Button>
      )}
    </>
  )
}
