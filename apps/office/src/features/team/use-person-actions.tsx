import type { TeamPerson } from '@lavash/contract/team'
import { showToast } from '@lavash/ui/toast-queue.ts'
import { useConfirm } from '@lavash/ui/use-confirm.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { PersonActions } from '#features/team/people-list.tsx'
import { RolesPopup } from '#features/team/roles-popup.tsx'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { useTask } from '#parts/use-task.ts'
import { callAsStaff } from '#session/call-as-staff.ts'
import { teamQuery } from '#session/team-queries.ts'

/** The hook gives an owner the actions on a person. The list renders `popups`. */
export function usePersonActions(brandId: number): { actions: PersonActions; popups: ReactNode } {
  const t = useText()
  const client = useQueryClient()
  const { ask, confirmPopup } = useConfirm()
  const { run } = useTask()
  const [edited, setEdited] = useState<{ person: TeamPerson; isOpen: boolean }>()
  const refresh = () => client.invalidateQueries({ queryKey: teamQuery(brandId).queryKey })

  const doAfter = async (
    question: Parameters<typeof ask>[0],
    work: () => ReturnType<typeof callAsStaff<'team.end' | 'team.end-sessions'>>,
    done: string,
  ) =>
    run(async () => {
      if ((await ask({ ...question, isDanger: true })) !== 'confirmed') return undefined
      const answer = await work()
      if (answer.ok) showToast({ kind: 'success', text: done })
      else showToast({ kind: 'error', text: toFailureText(t, answer.failure) })
      await refresh()
      return undefined
    })

  const actions: PersonActions = {
    onChangeRoles: (person) => setEdited({ person, isOpen: true }),
    onEndSessions: ({ id, name }) =>
      void doAfter(
        {
          title: t('team.endSessions'),
          text: t('team.endSessionsText', { name }),
          confirmLabel: t('team.endSessions'),
        },
        () => callAsStaff('team.end-sessions', { params: { brandId, personId: id } }),
        t('team.sessionsEnded', { name }),
      ),
    onEnd: ({ id, name }) =>
      void doAfter(
        {
          title: t('team.endQuestion', { name }),
          text: t('team.endText'),
          confirmLabel: t('team.endPerson'),
        },
        () => callAsStaff('team.end', { params: { brandId, personId: id } }),
        t('team.personEnded', { name }),
      ),
  }
  const popups = (
    <>
      {edited !== undefined && (
        <RolesPopup
          key={edited.person.id}
          brandId={brandId}
          person={edited.person}
          isOpen={edited.isOpen}
          onClose={() => setEdited({ ...edited, isOpen: false })}
        />
      )}
      {confirmPopup}
    </>
  )
  return { actions, popups }
}
