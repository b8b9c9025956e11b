import { isPin } from '@lavash/rulebook/account/staff-pin'
import { pinMaxLength } from '@lavash/rulebook/site/limits'
import { Button } from '@lavash/ui/button.tsx'
import { Field } from '@lavash/ui/field.tsx'
import { Form } from '@lavash/ui/form.tsx'
import { Panel } from '@lavash/ui/panel.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { meQuery } from '#api/me.ts'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { useTask } from '#parts/use-task.ts'
import { callAsStaff } from '#session/call-as-staff.ts'
import { useMe } from '#session/me-context.tsx'
import styles from './account.module.css'

export function PinPanel() {
  const t = useText()
  const client = useQueryClient()
  const { hasPin } = useMe()
  const [pin, setPin] = useState('')
  const { isBusy, problem, run } = useTask()
  const save = () =>
    run(async () => {
      if (!isPin(pin)) return t('account.pinForm')
      const answer = await callAsStaff('staff.pin', { body: { pin } })
      if (!answer.ok) return toFailureText(t, answer.failure)
      setPin('')
      showToast({ kind: 'success', text: t('account.pinSaved') })
      await client.invalidateQueries({ queryKey: meQuery.queryKey })
      return undefined
    })
  const remove = () =>
    run(async () => {
      const answer = await callAsStaff('staff.pin-remove')
      if (!answer.ok) return toFailureText(t, answer.failure)
      showToast({ kind: 'success', text: t('account.pinRemoved') })
      await client.invalidateQueries({ queryKey: meQuery.queryKey })
      return undefined
    })
  return (
    <Panel title={t('account.pin')}>
      <p className={styles.text}>
        {t(hasPin ? 'account.pinSet' : 'account.pinNone')} {t('account.pinText')}
      </p>
      <Form className={styles.form} onSubmit={() => void save()}>
        <Field
          label={t('account.pinField')}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          value={pin}
          onValueChange={(typed) => setPin(typed.replace(/\D/g, '').slice(0, pinMaxLength))}
          error={problem}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="neutral" isLoading={isBusy}>
            {t('account.savePin')}
          </Button>
          {hasPin && (
            <Button variant="quiet" isDisabled={isBusy} onClick={() => void remove()}>
              {t('account.removePin')}
            </Button>
          )}
        </div>
      </Form>
    </Panel>
  )
}
