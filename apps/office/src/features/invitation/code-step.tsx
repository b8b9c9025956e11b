import { smsCodeLength } from '@lavash/rulebook/site/limits'
import { Button } from '@lavash/ui/button.tsx'
import { Field } from '@lavash/ui/field.tsx'
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import styles from './acceptance.module.css'

interface Props {
  isBusy: boolean
  onEnter: (code: string) => void
}

export function CodeStep({ isBusy, onEnter }: Props) {
  const t = useText()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  return (
    <form
      className={styles.code}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const isWhole = code.length === smsCodeLength
        setProblem(isWhole ? undefined : t('signIn.codeWrong', { count: smsCodeLength }))
        if (isWhole) onEnter(code)
      }}
    >
      <Field
        label={t('signIn.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onValueChange={(typed) => setCode(typed.replace(/\D/g, '').slice(0, smsCodeLength))}
        error={problem}
      />
      <Button type="submit" size="large" isLoading={isBusy}>
        {t('invitation.accept')}
      </Button>
    </form>
  )
}
