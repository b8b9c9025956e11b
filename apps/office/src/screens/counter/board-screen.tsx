import { VenueTimeProvider } from '@lavash/i18n/i18n-provider.tsx'
import { toTimeZone } from '@lavash/rulebook/time/time-zone'
import { Button } from '@lavash/ui/button.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { restosQuery } from '#api/restos.ts'
import { Board } from '#features/board/board.tsx'
import { CounterBar } from '#features/counter/counter-bar.tsx'
import { useStaffEvents } from '#live/use-staff-events.ts'
import { toObstacleText } from '#i18n/obstacle-text.ts'
import { useText } from '#i18n/use-text.ts'
import { Content } from '#parts/content.tsx'
import { LinkButton } from '#parts/link-button.tsx'
import { useTask } from '#parts/use-task.ts'
import { findBrandName } from '#session/brands.ts'
import { lock } from '#session/counter.ts'
import { useMe } from '#session/me-context.tsx'

/** The board and its frame: which venue this is, who is at the counter, whether the server is heard. */
export function BoardScreen({ brandId, restoId }: { brandId: number; restoId: number }) {
  const t = useText()
  const me = useMe()
  const { data: restos } = useSuspenseQuery(restosQuery(brandId))
  const { isBusy, run } = useTask()
  useStaffEvents(me.sessionId)
  const { name = '', timeZone } = restos.find(({ id }) => id === restoId) ?? {}
  const handleLock = () =>
    run(async () => {
      const outcome = await lock()
      if (!outcome.ok) showToast({ kind: 'error', text: toObstacleText(t, outcome.obstacle) })
      return undefined
    })
  return (
    <VenueTimeProvider timeZone={toTimeZone(timeZone)}>
      <CounterBar title={name} about={findBrandName(me, brandId)} person={me.name}>
        {me.device === null ? (
          <LinkButton to="/$brandId/account" params={{ brandId }} variant="neutral">
            {t('nav.account')}
          </LinkButton>
        ) : (
          <Button
            variant="neutral"
            size="large"
            icon={<LockKeyhole />}
            isLoading={isBusy}
            onClick={() => void handleLock()}
          >
            {t('counter.lock')}
          </Button>
        )}
      </CounterBar>
      <Content>
        <Board restoId={restoId} name={name} />
      </Content>
    </VenueTimeProvider>
  )
}
