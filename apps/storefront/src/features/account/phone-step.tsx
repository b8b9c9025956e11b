import { type RefObject, useEffect, useRef } from 'react'
import type { PhoneSignIn } from '#features/account/use-phone-sign-in.ts'
import { getSettings } from '#config/current-settings.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '@lavash/ui/button.tsx'
import { Form } from '@lavash/ui/form.tsx'
import { PhoneField } from '@lavash/ui/phone-field.tsx'
import styles from './sign-in-panel.module.css'

export interface PhoneStepProps {
  signIn: PhoneSignIn
  /** Given by a popup, which moves the focus itself and returns it afterwards. */
  fieldOfPopup: RefObject<HTMLInputElement | null> | undefined
}

export function PhoneStep({ signIn, fieldOfPopup }: PhoneStepProps) {
  const t = useText()
  const ownField = useRef<HTMLInputElement>(null)
  const field = fieldOfPopup ?? ownField
  const captchaPlace = useRef<HTMLDivElement>(null)
  // The form was asked for, and there is one field to fill.
  useEffect(() => ownField.current?.focus({ preventScroll: true }), [])
  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        if (signIn.busy !== undefined || captchaPlace.current === null) return
        if (!signIn.submitPhone(captchaPlace.current)) field.current?.focus()
      }}
    >
      <div className={styles.titles}>
        <h2 className={styles.title}>{t('auth.phoneTitle')}</h2>
        <p className={styles.hint}>{t('auth.phoneHint')}</p>
      </div>
      <PhoneField
        inputRef={field}
        label={t('auth.phone')}
        homeCountry={getSettings().brand.homeCountry}
        value={signIn.typedPhone}
        onValueChange={signIn.typePhone}
        error={signIn.error}
        isRequired
      />
      <div ref={captchaPlace} />
      <Button type="submit" size="large" isWide isLoading={signIn.busy === 'sending'}>
        {t('auth.requestCode')}
      </Button>
      <p className={styles.progress} aria-live="polite">
        {signIn.busy === 'sending' && t('auth.captcha')}
      </p>
    </Form>
  )
}
