import { findEmailProblem, findNameProblem } from '@lavash/rulebook/order/order-form'
import { toReadablePhone } from '@lavash/rulebook/account/phone-format'
import type { PersonProfile } from '@lavash/rulebook/account/profile'
import { emailMaxLength } from '@lavash/rulebook/site/limits'
import { isBlank } from '@lavash/rulebook/site/validators'
import { useState } from 'react'
import { toFailureText } from '#i18n/failure-text.ts'
import { toProblemText } from '#i18n/problem-text.ts'
import { useText } from '#i18n/use-text.ts'
import { changeProfile } from '#session/change-profile.ts'
import { Button } from '@lavash/ui/button.tsx'
import { Field } from '@lavash/ui/field.tsx'
import { Form } from '@lavash/ui/form.tsx'
import { Panel } from '@lavash/ui/panel.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'
import styles from './profile.module.css'

/** Name and e-mail. The phone is what somebody signs in with, so it is shown and not changed. */
export function ProfileContacts({ profile }: { profile: PersonProfile }) {
  const t = useText()
  const [name, setName] = useState(profile.firstName ?? '')
  const [email, setEmail] = useState(profile.email ?? '')
  const [hasTried, setHasTried] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const nameProblem = findNameProblem(name)
  const emailProblem = isBlank(email) ? null : findEmailProblem(email)
  const toError = (problem: typeof nameProblem) =>
    hasTried && problem !== null ? toProblemText(t, problem) : undefined
  const save = async () => {
    setHasTried(true)
    if (nameProblem !== null || emailProblem !== null) return
    setIsSaving(true)
    const answer = await changeProfile({ name, email })
    setIsSaving(false)
    if (answer.ok) showToast({ text: t('profile.saved') })
    else showToast({ kind: 'error', text: toFailureText(t, answer.failure) })
  }
  return (
    <Panel title={t('checkout.contacts')}>
      <Form
        className={styles.stack}
        onSubmit={() => {
          if (!isSaving) void save()
        }}
      >
        <Field
          label={t('checkout.name')}
          value={name}
          error={toError(nameProblem)}
          isRequired
          autoComplete="name"
          onValueChange={setName}
        />
        <Field
          label={t('profile.email')}
          value={email}
          error={toError(emailProblem)}
          hint={t('common.optional')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={emailMaxLength}
          onValueChange={setEmail}
        />
        {typeof profile.phone === 'string' && (
          <p className={styles.quiet}>
            {t('checkout.phone')}: {toReadablePhone(profile.phone)}
          </p>
        )}
        <Button type="submit" isLoading={isSaving}>
          {t('profile.save')}
        </Button>
      </Form>
    </Panel>
  )
}
