import { smsCodeLength } from '@lavash/rulebook/site/limits'
import { Button } from '@lavash/ui/button.tsx'
import { Form } from '@lavash/ui/form.tsx'
import { Popup } from '@lavash/ui/popup.tsx'
import { ProblemText } from '@lavash/ui/problem-text.tsx'
import { useQuery } from '@tanstack/react-query'
import { FingerprintPattern } from 'lucide-react'
import { useState } from 'react'
import { meQuery } from '#api/me.ts'
import { toObstacleText } from '#i18n/obstacle-text.ts'
import { useText } from '#i18n/use-text.ts'
import { CodeField } from '#parts/code-field.tsx'
import { useTask } from '#parts/use-task.ts'
import type { Outcome } from '#session/outcome.ts'
import { useStepUp } from '#session/step-up.ts'
import { sendVerifyCode, verifyAsDemo, verifyByCode, verifyByPasskey } from '#session/verify.ts'
import styles from './step-up-dialog.module.css'

/** A call asked for the passkey again. It goes on by itself when the answer is there, and is given up when this is closed. */
export function StepUpDialog() {
  const t = useText()
  const { answer } = useStepUp()
  const { data: me } = useQuery(meQuery)
  const ways = me?.verifyWays ?? []
  const [code, setCode] = useState<string>()
  const { isBusy, problem, run } = useTask()
  const leave = (isVerified: boolean) => {
    setCode(undefined)
    answer?.(isVerified)
  }
  const verify = (work: () => Promise<Outcome>) =>
    run(async () => {
      const outcome = await work()
      if (!outcome.ok) return toObstacleText(t, outcome.obstacle)
      leave(true)
      return undefined
    })
  const sendCode = () =>
    run(async () => {
      const outcome = await sendVerifyCode()
      if (!outcome.ok) return toObstacleText(t, outcome.obstacle)
      setCode('')
      return undefined
    })
  const enterCode = () =>
    code?.length === smsCodeLength
      ? verify(() => verifyByCode(code))
      : run(async () => t('signIn.codeWrong', { count: smsCodeLength }))
  return (
    <Popup
      isOpen={answer !== undefined}
      onClose={() => leave(false)}
      closesOutside={false}
      title={t('stepUp.title')}
      size="small"
    >
      <div className={styles.ways}>
        <p className={styles.text}>{t('stepUp.text')}</p>
        {ways.includes('passkey') && (
          <Button
            size="large"
            icon={<FingerprintPattern />}
            isLoading={isBusy && code === undefined}
            onClick={() => void verify(verifyByPasskey)}
          >
            {t('stepUp.passkey')}
          </Button>
        )}
        {ways.includes('sms') && code === undefined && (
          <Button size="large" variant="neutral" isDisabled={isBusy} onClick={() => void sendCode()}>
            {t('stepUp.sms')}
          </Button>
        )}
        {code !== undefined && (
          <Form className={styles.ways} onSubmit={() => void enterCode()}>
            <CodeField code={code} onCodeChange={setCode} error={undefined} />
            <Button type="submit" size="large" isLoading={isBusy}>
              {t('stepUp.confirm')}
            </Button>
          </Form>
        )}
        {ways.includes('demo') && (
          <Button size="large" isLoading={isBusy} onClick={() => void verify(verifyAsDemo)}>
            {t('stepUp.demo')}
          </Button>
        )}
        <ProblemText text={problem} />
      </div>
    </Popup>
  )
}
