import { Panel } from '@lavash/ui/panel.tsx'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { LogEntry } from '#features/log/log-entry.tsx'
import { useText } from '#i18n/use-text.ts'
import { LinkButton } from '#parts/link-button.tsx'
import { findTimeZone } from '#session/brands.ts'
import { logQuery } from '#session/log-queries.ts'
import { useMe } from '#session/me-context.tsx'
import styles from './log-list.module.css'

const fewEntries = 6

/** The last of what happened, beside the team. */
export function LogPanel({ brandId }: { brandId: number }) {
  const t = useText()
  const { data } = useSuspenseInfiniteQuery(logQuery(brandId, {}, findTimeZone(useMe(), brandId)))
  const entries = data.pages[0]?.entries.slice(0, fewEntries) ?? []
  return (
    <Panel
      title={t('log.title')}
      end={
        <LinkButton to="/$brandId/team/log" params={{ brandId }} variant="neutral" size="small">
          {t('log.whole')}
        </LinkButton>
      }
    >
      <ul className={styles.panel}>
        {entries.map((entry) => (
          <LogEntry key={entry.id} brandId={brandId} entry={entry} />
        ))}
      </ul>
    </Panel>
  )
}
