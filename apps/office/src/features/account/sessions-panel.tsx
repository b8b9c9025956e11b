import type { StaffSession } from '@lavash/contract/staff-sessions'
import { Button } from '@lavash/ui/button.tsx'
import { Panel } from '@lavash/ui/panel.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'
import { useConfirm } from '@lavash/ui/use-confirm.tsx'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Monitor } from 'lucide-react'
import { toBrowserName } from '#features/account/browser-name.ts'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { Row, RowList } from '#parts/row-list.tsx'
import { useTask } from '#parts/use-task.ts'
import { useWhen } from '#parts/use-when.ts'
import { sessionsQuery } from '#session/account-queries.ts'
import { callAsStaff } from '#session/call-as-staff.ts'

export function SessionsPanel() {
  const t = useText()
  const client = useQueryClient()
  const { data: sessions } = useSuspenseQuery(sessionsQuery)
  const { ask, confirmPopup } = useConfirm()
  const { isBusy, run } = useTask()
  const refresh = () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey })

  const endOne = (session: StaffSession) =>
    run(async () => {
      const answer = await callAsStaff('staff.sessions.end', { params: { sessionId: session.id } })
      // Gone already is what was wanted.
      if (answer.ok || answer.failure.status === 404) showToast({ kind: 'success', text: t('account.ended') })
      else showToast({ kind: 'error', text: toFailureText(t, answer.failure) })
      await refresh()
      return undefined
    })

  const endOthers = () =>
    run(async () => {
      const question = { title: t('account.endOthers'), text: t('account.endOthersText') }
      const answered = await ask({ ...question, confirmLabel: t('account.endOthers'), isDanger: true })
      if (answered !== 'confirmed') return undefined
      const answer = await callAsStaff('staff.sessions.end-others')
      if (answer.ok) showToast({ kind: 'success', text: t('account.othersEnded') })
      else showToast({ kind: 'error', text: toFailureText(t, answer.failure) })
      await refresh()
      return undefined
    })

  return (
    <Panel
      title={t('account.sessions')}
      end={
        sessions.length > 1 && (
          <Button variant="danger" size="small" isLoading={isBusy} onClick={() => void endOthers()}>
            {t('account.endOthers')}
          </Button>
        )
      }
    >
      <RowList>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isBusy={isBusy} onEnd={() => void endOne(session)} />
        ))}
      </RowList>
      {confirmPopup}
    </Panel>
  )
}

interface RowProps {
  session: StaffSession
  isBusy: boolean
  onEnd: () => void
}

function SessionRow({ session, isBusy, onEnd }: RowProps) {
  const t = useText()
  const toWhen = useWhen()
  const { isCurrent, lastSeenAt, way, deviceName, userAgent } = session
  const name = deviceName ?? toBrowserName(userAgent) ?? t('account.unknownDevice')
  const seen = isCurrent ? t('account.thisDevice') : toWhen(lastSeenAt)
  return (
    <Row
      icon={<Monitor />}
      title={name}
      tone={isCurrent ? 'good' : 'plain'}
      about={`${t(`way.${way}`)} · ${seen}`}
    >
      {!isCurrent && (
        <Button
          variant="neutral"
          size="small"
          isDisabled={isBusy}
          aria-label={t('account.endOne', { device: name })}
          onClick={onEnd}
        >
          {t('account.end')}
        </Button>
      )}
    </Row>
  )
}
