import { smsCodeLength } from '@lavash/rulebook/site/limits'
import { Button } from '@lavash/ui/button.tsx'
import { Form } from '@lavash/ui/form.tsx'
import { useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import { CodeField } from '#parts/code-field.tsx'
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
    <Form
      className={styles.code}
      onSubmit={() => {
        const isWhole = code.length === smsCodeLength
        setProblem(isWhole ? undefined : t('signIn.codeWrong', { count: smsCodeLength }))
        if (isWhole) onEnter(code)
      }}
    >
      <CodeField code={code} onCodeChange={setCode} error={problem} />
      <Button type="submit" size="large" isLoading={isBusy}>
        {t('invitation.accept')}
      </Button>
    </Form>
  )
}
