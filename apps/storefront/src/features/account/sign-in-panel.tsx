import { CodeStep } from '#features/account/code-step.tsx'
import type { RefObject } from 'react'
import { PhoneStep, type PhoneStepProps } from '#features/account/phone-step.tsx'
import { ProviderButtons } from '#features/account/provider-buttons.tsx'
import { usePhoneSignIn } from '#features/account/use-phone-sign-in.ts'
import { getSettings } from '#config/current-settings.ts'
import { useText } from '#i18n/use-text.ts'
import styles from './sign-in-panel.module.css'

/** Phone and the offered services (S-04), on a page of its own or in a popup. */
interface Props {
  onSignedIn: () => void
  /** Takes the focus when a popup opens with the panel. */
  fieldOfPopup?: RefObject<HTMLInputElement | null>
}

export function SignInPanel({ onSignedIn, fieldOfPopup }: Props) {
  const t = useText()
  const { signInMethods } = getSettings()
  const hasPhone = signInMethods.includes('PHONE')
  const hasOthers = signInMethods.some((method) => method !== 'PHONE')
  return (
    <div className={styles.panel}>
      {hasPhone && <PhoneSignInForm onSignedIn={onSignedIn} fieldOfPopup={fieldOfPopup} />}
      {hasPhone && hasOthers && <p className={styles.or}>{t('auth.or')}</p>}
      {hasOthers && <ProviderButtons onSignedIn={onSignedIn} />}
    </div>
  )
}

function PhoneSignInForm({
  onSignedIn,
  fieldOfPopup,
}: Pick<Props, 'onSignedIn'> & Pick<PhoneStepProps, 'fieldOfPopup'>) {
  const signIn = usePhoneSignIn(onSignedIn)
  return signIn.step === 'code' && signIn.sent !== null ? (
    <CodeStep signIn={signIn} sent={signIn.sent} />
  ) : (
    <PhoneStep signIn={signIn} fieldOfPopup={fieldOfPopup} />
  )
}
