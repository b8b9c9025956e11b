import { meQuery } from '#api/me.ts'
import { Button } from '@lavash/ui/button.tsx'
import { Field } from '@lavash/ui/field.tsx'
import { Form } from '@lavash/ui/form.tsx'
import { Panel } from '@lavash/ui/panel.tsx'
import { showToast } from '@lavash/ui/toast-queue.ts'
import { useQueryClient } from '@tanstack/react-query'
import { staffNameMaxLength } from '@lavash/rulebook/site/limits'
import { useState } from 'react'
import { toFailureText } from '#i18n/failure-text.ts'
import { useText } from '#i18n/use-text.ts'
import { useTask } from '#parts/use-task.ts'
import { callAsStaff } from '#session/call-as-staff.ts'
import { useMe } from '#session/me-context.tsx'
import styles from './account.module.css'

export function NamePanel() {
  const t = useText()
  const client = useQueryClient()
  const me = useMe()
  const [name, setName] = useState(me.name)
  const { isBusy, problem, run } = useTask()
  const save = () =>
    run(async () => {
      if (name.trim() === '') return t('account.nameEmpty')
      const answer = await callAsStaff('staff.rename', { body: { name: name.trim() } })
      if (!answer.ok) return toFailureText(t, answer.failure)
      client.setQueryData(meQuery.queryKey, answer.value)
      showToast({ kind: 'success', text: t('account.nameSaved') })
      return undefined
    })
  return (
    <Panel title={t('account.about')}>
      <Form className={styles.form} onSubmit={() => void save()}>
        <Field
          label={t('account.name')}
          hint={t('account.nameHint')}
          error={problem}
          value={name}
          onValueChange={setName}
          maxLength={staffNameMaxLength}
          autoComplete="name"
          isRequired
        />
        <Button type="submit" variant="neutral" isLoading={isBusy}>
          {t('account.saveName')}
        </Button>
      </Form>
    </Panel>
  )
}
