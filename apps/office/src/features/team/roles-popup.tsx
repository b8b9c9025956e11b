import type { TeamPerson } from '@lavash/contract/team'
import { Button } from '@lavash/ui/button.tsx'
import { Popup } from '@lavash/ui/popup.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { findRolesProblem } from '#features/team/find-roles-problem.ts'
import { RolesField } from '#features/team/roles-field.tsx'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { useTask } from '#parts/use-task.ts'
import { callAsStaff } from '#session/call-as-staff.ts'
import { teamQuery } from '#session/team-queries.ts'

interface Props {
  brandId: number
  person: TeamPerson
  isOpen: boolean
  onClose: () => void
}

export function RolesPopup({ brandId, person, isOpen, onClose }: Props) {
  const t = useText()
  const client = useQueryClient()
  const [roles, setRoles] = useState(person.roles)
  const { isBusy, problem, run } = useTask()
  const save = () =>
    run(async () => {
      const missing = findRolesProblem(roles)
      if (missing !== undefined) return t(missing)
      const params = { brandId, personId: person.id }
      const answer = await callAsStaff('team.roles', { params, body: { roles } })
      if (!answer.ok) return toFailureText(t, answer.failure)
      showToast({ kind: 'success', text: t('team.rolesSaved') })
      await client.invalidateQueries({ queryKey: teamQuery(brandId).queryKey })
      onClose()
      return undefined
    })
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t('team.rolesOf', { name: person.name })}
      size="small"
      footer={
        <Button size="large" isWide isLoading={isBusy} onClick={() => void save()}>
          {t('team.saveRoles')}
        </Button>
      }
    >
      <RolesField brandId={brandId} roles={roles} onRolesChange={setRoles} error={problem} />
    </Popup>
  )
}
