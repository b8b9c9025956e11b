import { Checkbox } from '@lavash/ui/checkbox.tsx'
import { Panel } from '@lavash/ui/panel.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { useTask } from '#parts/use-task.ts'
import { callAsStaff } from '#session/call-as-staff.ts'
import { teamQuery } from '#session/team-queries.ts'

/** ST-03: the other way in, which an owner allows. */
export function SmsSetting({ brandId }: { brandId: number }) {
  const t = useText()
  const client = useQueryClient()
  const { data: team } = useSuspenseQuery(teamQuery(brandId))
  const { isBusy, problem, run } = useTask()
  const change = (allowsSms: boolean) =>
    run(async () => {
      const answer = await callAsStaff('team.settings', { params: { brandId }, body: { allowsSms } })
      if (!answer.ok) return toFailureText(t, answer.failure)
      showToast({ kind: 'success', text: t(allowsSms ? 'team.smsOn' : 'team.smsOff') })
      await client.invalidateQueries({ queryKey: teamQuery(brandId).queryKey })
      return undefined
    })
  return (
    <Panel title={t('team.smsTitle')}>
      <Checkbox
        label={t('team.sms')}
        description={t('team.smsText')}
        isChecked={team.settings.allowsSms}
        isDisabled={isBusy}
        onCheckedChange={(allowsSms) => void change(allowsSms)}
        error={problem}
      />
    </Panel>
  )
}
