import { showToast } from '@lavash/ui/toast-queue.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { InvitationRow } from '#features/team/invitation-row.tsx'
import { PeopleList } from '#features/team/people-list.tsx'
import { usePersonActions } from '#features/team/use-person-actions.tsx'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { useTask } from '#parts/use-task.ts'
import { callAsStaff } from '#session/call-as-staff.ts'
import { teamQuery } from '#session/team-queries.ts'

interface Props {
  brandId: number
  /** Only an owner changes the team. */
  isOwner: boolean
}

export function TeamPeople({ brandId, isOwner }: Props) {
  const t = useText()
  const client = useQueryClient()
  const { data: team } = useSuspenseQuery(teamQuery(brandId))
  const { actions, popups } = usePersonActions(brandId)
  const { run } = useTask()
  const cancel = (invitationId: string) =>
    run(async () => {
      const answer = await callAsStaff('team.cancel-invitation', { params: { brandId, invitationId } })
      if (answer.ok) showToast({ kind: 'success', text: t('invite.cancelled') })
      else showToast({ kind: 'error', text: toFailureText(t, answer.failure) })
      await client.invalidateQueries({ queryKey: teamQuery(brandId).queryKey })
      return undefined
    })
  return (
    <>
      <PeopleList brandId={brandId} people={team.people} actions={isOwner ? actions : undefined}>
        {team.invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            brandId={brandId}
            invitation={invitation}
            onCancel={isOwner ? () => void cancel(invitation.id) : undefined}
          />
        ))}
      </PeopleList>
      {popups}
    </>
  )
}
