import { smsCodeLength } from '@lavash/rulebook/site/limits'
import { Field } from '@lavash/ui/field.tsx'
import type { Ref } from 'react'
import { useFirstText } from '#i18n/use-text.ts'

interface Props {
  code: string
  onCodeChange: (code: string) => void
  error: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** The field takes the digits of an SMS code and nothing else. */
export function CodeField({ code, onCodeChange, error, ref }: Props) {
  const t = useFirstText()
  return (
    <Field
      ref={ref}
      label={t('signIn.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={code}
      onValueChange={(typed) => onCodeChange(typed.replace(/\D/g, '').slice(0, smsCodeLength))}
      error={error}
    />
  )
}
