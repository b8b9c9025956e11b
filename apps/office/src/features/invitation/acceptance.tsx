import type { AnswerOf } from '@lavash/contract/calls'
import { staffNameMaxLength } from '@lavash/rulebook/site/limits'
import { Button } from '@lavash/ui/button.tsx'
import { Field } from '@lavash/ui/field.tsx'
import { ProblemText } from '@lavash/ui/problem-text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FingerprintPattern } from 'lucide-react'
import { useState } from 'react'
import { meQuery } from '#api/me.ts'
import { CodeStep } from '#features/invitation/code-step.tsx'
import { toObstacleText } from '#i18n/obstacle-text.ts'
import { useText } from '#i18n/use-text.ts'
import { OpenColumn } from '#parts/open-column.tsx'
import { PasskeyNotice } from '#parts/passkey-notice.tsx'
import { RoleBadge } from '#parts/role-badge.tsx'
import { useTask } from '#parts/use-task.ts'
import { useWhen } from '#parts/use-when.ts'
import {
  acceptByCode,
  acceptByPasskey,
  acceptSignedIn,
  sendInvitationCode,
} from '#session/accept-invitation.ts'
import type { Outcome } from '#session/outcome.ts'
import { findObstacleHere, toLocalAddress } from '#session/passkey-support.ts'
import styles from './acceptance.module.css'

export type OpenInvitation = AnswerOf<'invitation.show'>

/** A name, then a way to come in: a passkey of this device, a code, or the sign-in one has. */
export function Acceptance({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const t = useText()
  const toWhen = useWhen()
  const navigate = useNavigate()
  const { data: me } = useQuery(meQuery)
  const [name, setName] = useState(invitation.name ?? '')
  const [nameProblem, setNameProblem] = useState<string>()
  const [isCodeSent, setIsCodeSent] = useState(false)
  const { isBusy, problem, run } = useTask()
  const obstacle = findObstacleHere()
  const { ways, roles, brandName, expiresAt, phoneHint } = invitation

  const attempt = (work: () => Promise<Outcome>, onDone: () => void, needsName = true) =>
    run(async () => {
      const isNameless = needsName && name.trim() === ''
      setNameProblem(isNameless ? t('invitation.nameEmpty') : undefined)
      if (isNameless) return undefined
      const outcome = await work()
      if (!outcome.ok) return toObstacleText(t, outcome.obstacle)
      onDone()
      return undefined
    })
  const leave = () => void navigate({ to: '/', replace: true })

  return (
    <OpenColumn
      title={t('invitation.title')}
      lead={`${brandName}. ${t('invitation.until', { when: toWhen(expiresAt) })}`}
    >
      <ul className={styles.roles}>
        {roles.map(({ role, restoNames }) => (
          <li key={role}>
            <RoleBadge role={role} /> {restoNames.length === 0 ? t('team.allVenues') : restoNames.join(', ')}
          </li>
        ))}
      </ul>
      {ways.includes('session') && me ? (
        <Button
          size="large"
          isLoading={isBusy}
          onClick={() => void attempt(() => acceptSignedIn(token), leave, false)}
        >
          {t('invitation.bySession', { name: me.name })}
        </Button>
      ) : (
        <>
          <Field
            label={t('invitation.name')}
            value={name}
            onValueChange={setName}
            error={nameProblem}
            maxLength={staffNameMaxLength}
            autoComplete="name"
            isRequired
          />
          {obstacle !== undefined && (
            <PasskeyNotice obstacle={obstacle} address={toLocalAddress(window.location)} />
          )}
          {obstacle === undefined && ways.includes('passkey') && !isCodeSent && (
            <Button
              size="large"
              icon={<FingerprintPattern />}
              isLoading={isBusy}
              onClick={() =>
                void attempt(() => acceptByPasskey(token, name.trim(), t('invitation.passkeyHere')), leave)
              }
            >
              {t('invitation.byPasskey')}
            </Button>
          )}
          {ways.includes('sms') && !isCodeSent && (
            <Button
              size="large"
              variant="neutral"
              isDisabled={isBusy}
              onClick={() =>
                void attempt(
                  () => sendInvitationCode(token),
                  () => setIsCodeSent(true),
                )
              }
            >
              {t('invitation.bySms', { phone: phoneHint ?? '' })}
            </Button>
          )}
          {isCodeSent && (
            <CodeStep
              isBusy={isBusy}
              onEnter={(code) => void attempt(() => acceptByCode(token, name.trim(), code), leave)}
            />
          )}
        </>
      )}
      <ProblemText text={problem} />
    </OpenColumn>
  )
}
