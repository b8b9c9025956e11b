import { toE164, isValidPhone } from '@lavash/rulebook/account/phone'
import { Button } from '@lavash/ui/button.tsx'
import { Form } from '@lavash/ui/form.tsx'
import { PhoneField } from '@lavash/ui/phone-field.tsx'
import { Phone } from 'lucide-react'
import { useState } from 'react'
import { CodeForm } from '#features/sign-in/code-form.tsx'
import { toObstacleText } from '#i18n/obstacle-text.ts'
import { useFirstText } from '#i18n/use-text.ts'
import { useTask } from '#parts/use-task.ts'
import { sendPhoneCode } from '#session/sign-in-phone.ts'
import styles from './sign-in.module.css'

const homeCountry = '+7'

/** The other way in, where the owner allows it: a number, then the code that came to it. */
export function PhoneEntry() {
  const t = useFirstText()
  const [phone, setPhone] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const { isBusy, problem, run } = useTask()
  if (sentTo !== undefined) return <CodeForm phone={sentTo} onBack={() => setSentTo(undefined)} />
  const send = () =>
    run(async () => {
      const full = toE164(phone, homeCountry)
      if (full === null || !isValidPhone(full)) return t('signIn.phoneWrong')
      const outcome = await sendPhoneCode(full)
      if (!outcome.ok) return toObstacleText(t, outcome.obstacle)
      setSentTo(full)
      return undefined
    })
  return (
    <Form className={styles.phone} onSubmit={() => void send()}>
      <div className={styles.phoneRow}>
        <PhoneField
          label={t('signIn.phone')}
          homeCountry={homeCountry}
          value={phone}
          onValueChange={setPhone}
          error={problem}
          start={<Phone />}
        />
        <Button type="submit" variant="neutral" size="large" isLoading={isBusy}>
          {t('signIn.send')}
        </Button>
      </div>
    </Form>
  )
}
