import type { Passkey } from '@lavash/contract/passkeys'
import { Button } from '@lavash/ui/button.tsx'
import { Field } from '@lavash/ui/field.tsx'
import { Form } from '@lavash/ui/form.tsx'
import { Popup } from '@lavash/ui/popup.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { useTask } from '#parts/use-task.ts'
import { passkeysQuery } from '#session/account-queries.ts'
import { callAsStaff } from '#session/call-as-staff.ts'
import styles from './account.module.css'

interface Props {
  passkey: Passkey
  isOpen: boolean
  onClose: () => void
}

export function PasskeyNamePopup({ passkey, isOpen, onClose }: Props) {
  const t = useText()
  const client = useQueryClient()
  const [name, setName] = useState(passkey.name)
  const { isBusy, problem, run } = useTask()
  const save = () =>
    run(async () => {
      if (name.trim() === '') return t('account.nameEmpty')
      const params = { passkeyId: passkey.id }
      const answer = await callAsStaff('staff.passkeys.rename', { params, body: { name: name.trim() } })
      if (!answer.ok) return toFailureText(t, answer.failure)
      await client.invalidateQueries({ queryKey: passkeysQuery.queryKey })
      onClose()
      return undefined
    })
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t('account.renamePasskey')} size="small">
      <Form className={styles.form} onSubmit={() => void save()}>
        <Field
          label={t('account.passkeyName')}
          value={name}
          onValueChange={setName}
          error={problem}
          maxLength={60}
        />
        <Button type="submit" isLoading={isBusy}>
          {t('account.savePasskeyName')}
        </Button>
      </Form>
    </Popup>
  )
}
