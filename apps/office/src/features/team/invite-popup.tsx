import type { TeamRole } from '@lavash/contract/staff'
import { isValidPhone, toE164 } from '@lavash/rulebook/account/phone'
import { staffNameMaxLength } from '@lavash/rulebook/site/limits'
import { Button } from '@lavash/ui/button.tsx'
import { Checkbox } from '@lavash/ui/checkbox.tsx'
import { Field } from '@lavash/ui/field.tsx'
import { PhoneField } from '@lavash/ui/phone-field.tsx'
import { Popup } from '@lavash/ui/popup.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { findRolesProblem } from '#features/team/find-roles-problem.ts'
import { type MadeInvitation, ReadyInvitation } from '#features/team/ready-invitation.tsx'
import { RolesField } from '#features/team/roles-field.tsx'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { useTask } from '#parts/use-task.ts'
import { callAsStaff } from '#session/call-as-staff.ts'
import { teamQuery } from '#session/team-queries.ts'
import styles from './invite-popup.module.css'

const homeCountry = '+7'

interface Props {
  brandId: number
  isOpen: boolean
  onClose: () => void
}

export function InvitePopup({ brandId, isOpen, onClose }: Props) {
  const t = useText()
  const client = useQueryClient()
  const [roles, setRoles] = useState<TeamRole[]>([{ role: 'COUNTER', restoIds: null }])
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [sendsSms, setSendsSms] = useState(true)
  const [made, setMade] = useState<MadeInvitation>()
  const [rolesProblem, setRolesProblem] = useState<string>()
  const [phoneProblem, setPhoneProblem] = useState<string>()
  const { isBusy, problem, run } = useTask()
  const make = () =>
    run(async () => {
      const missing = findRolesProblem(roles)
      setRolesProblem(missing && t(missing))
      const full = phone.trim() === '' ? undefined : toE164(phone, homeCountry)
      const isPhoneWrong = full === null || (full !== undefined && !isValidPhone(full))
      setPhoneProblem(isPhoneWrong ? t('signIn.phoneWrong') : undefined)
      if (missing !== undefined || isPhoneWrong) return undefined
      const answer = await callAsStaff('team.invite', {
        params: { brandId },
        body: {
          roles,
          sendSms: sendsSms && full !== undefined,
          ...(name.trim() !== '' && { name: name.trim() }),
          ...(full !== undefined && { phone: full }),
        },
      })
      if (!answer.ok) return toFailureText(t, answer.failure)
      setMade(answer.value)
      await client.invalidateQueries({ queryKey: teamQuery(brandId).queryKey })
      return undefined
    })
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t(made === undefined ? 'invite.title' : 'invite.ready')}
      size="small"
      footer={
        made === undefined ? (
          <Button size="large" isWide isLoading={isBusy} onClick={() => void make()}>
            {t('invite.make')}
          </Button>
        ) : (
          <Button size="large" isWide variant="neutral" onClick={onClose}>
            {t('invite.done')}
          </Button>
        )
      }
    >
      {made === undefined ? (
        <div className={styles.form}>
          <RolesField
            brandId={brandId}
            roles={roles}
            onRolesChange={setRoles}
            error={rolesProblem ?? problem}
          />
          <Field
            label={t('invite.name')}
            hint={t('invite.nameHint')}
            value={name}
            onValueChange={setName}
            maxLength={staffNameMaxLength}
          />
          <PhoneField
            label={t('invite.phone')}
            hint={t('invite.phoneHint')}
            homeCountry={homeCountry}
            value={phone}
            onValueChange={setPhone}
            error={phoneProblem}
          />
          {phone !== '' && (
            <Checkbox label={t('invite.sendSms')} isChecked={sendsSms} onCheckedChange={setSendsSms} />
          )}
        </div>
      ) : (
        <ReadyInvitation made={made} />
      )}
    </Popup>
  )
}
