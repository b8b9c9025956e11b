import { toReadablePhone } from '@lavash/rulebook/account/phone-format'
import { smsCodeLength } from '@lavash/rulebook/site/limits'
import { Button } from '@lavash/ui/button.tsx'
import { Form } from '@lavash/ui/form.tsx'
import { useEffect, useRef, useState } from 'react'
import { toObstacleText } from '#i18n/obstacle-text.ts'
import { useFirstText } from '#i18n/use-text.ts'
import { CodeField } from '#parts/code-field.tsx'
import { useTask } from '#parts/use-task.ts'
import { signInByPhone } from '#session/sign-in-phone.ts'
import styles from './sign-in.module.css'

interface Props {
  phone: string
  onBack: () => void
}

export function CodeForm({ phone, onBack }: Props) {
  const t = useFirstText()
  const [code, setCode] = useState('')
  const { isBusy, problem, run } = useTask()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const enter = () =>
    run(async () => {
      if (code.length !== smsCodeLength) return t('signIn.codeWrong', { count: smsCodeLength })
      const outcome = await signInByPhone(phone, code)
      return outcome.ok ? undefined : toObstacleText(t, outcome.obstacle)
    })
  return (
    <Form className={styles.phone} onSubmit={() => void enter()}>
      <output className={styles.hint}>{t('signIn.sent', { phone: toReadablePhone(phone) })}</output>
      <div className={styles.phoneRow}>
        <CodeField ref={field} code={code} onCodeChange={setCode} error={problem} />
        <Button type="submit" size="large" isLoading={isBusy}>
          {t('signIn.enter')}
        </Button>
      </div>
      <Button variant="quiet" onClick={onBack}>
        {t('signIn.anotherPhone')}
      </Button>
    </Form>
  )
}
