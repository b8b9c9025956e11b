import { smsCodeLength } from '@lavash/rulebook/site/limits'
import { toReadablePhone } from '@lavash/rulebook/account/phone-format'
import { countResendSeconds, defaultSmsLimits } from '@lavash/rulebook/account/sms-limits'
import { useEffect, useRef, useState } from 'react'
import { useNow } from '#api/use-now.ts'
import { CodeField } from '#features/account/code-field.tsx'
import type { PhoneSignIn } from '#features/account/use-phone-sign-in.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { Button } from '@lavash/ui/button.tsx'
import { Form } from '@lavash/ui/form.tsx'
import styles from './sign-in-panel.module.css'

interface Props {
  signIn: PhoneSignIn
  sent: { readonly phone: string; readonly atMs: number }
}

export function CodeStep({ signIn, sent }: Props) {
  const t = useText()
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const captchaPlace = useRef<HTMLDivElement>(null)
  const submit = async (typed: string) => {
    if (signIn.busy !== undefined || captchaPlace.current === null) return
    if (await signIn.submitCode(typed, captchaPlace.current)) return
    if (typed.length === smsCodeLength) setCode('')
    field.current?.focus()
  }
  return (
    <Form className={styles.form} onSubmit={() => void submit(code)}>
      <div className={styles.titles}>
        <h2 className={styles.title}>{t('auth.codeTitle')}</h2>
        <p className={styles.hint}>
          {t('auth.codeSentTo', { phone: toReadablePhone(sent.phone) })} ·{' '}
          <button type="button" className={styles.textButton} onClick={signIn.changePhone}>
            {t('auth.changePhone')}
          </button>
        </p>
      </div>
      <CodeField
        inputRef={field}
        label={t('auth.codeTitle')}
        value={code}
        error={signIn.error}
        isReadOnly={signIn.busy === 'checking'}
        onValueChange={(typed) => {
          setCode(typed)
          signIn.clearError()
          if (captchaPlace.current !== null && typed !== '') signIn.prepareCode(captchaPlace.current)
          // The last digit submits.
          if (typed.length === smsCodeLength && typed !== code) void submit(typed)
        }}
      />
      <div ref={captchaPlace} />
      <Resend signIn={signIn} sentAtMs={sent.atMs} />
      <Button type="submit" size="large" isWide isLoading={signIn.busy === 'checking'}>
        {t('auth.continue')}
      </Button>
    </Form>
  )
}

/** The countdown ends in the second from which the server sends again. */
function Resend({ signIn, sentAtMs }: { signIn: PhoneSignIn; sentAtMs: number }) {
  const t = useText()
  const format = useFormat()
  const captchaPlace = useRef<HTMLDivElement>(null)
  const secondsLeft = countResendSeconds(sentAtMs, defaultSmsLimits, useNow(1000))
  return (
    <div className={styles.resend}>
      <div ref={captchaPlace} />
      {secondsLeft > 0 ? (
        // Not announced: a timer that speaks every second would drown everything else.
        <p role="timer" aria-live="off">
          {t('auth.resendIn', { time: format.countdown(secondsLeft) })}
        </p>
      ) : (
        <Button
          variant="quiet"
          size="small"
          isLoading={signIn.busy === 'sending'}
          onClick={() => {
            if (captchaPlace.current !== null) signIn.resend(captchaPlace.current)
          }}
        >
          {t('auth.resend')}
        </Button>
      )}
    </div>
  )
}
