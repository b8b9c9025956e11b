import { CodeStep } from '#features/account/code-step.tsx'
import { PhoneStep } from '#features/account/phone-step.tsx'
import { ProviderButtons } from '#features/account/provider-buttons.tsx'
import { usePhoneSignIn } from '#features/account/use-phone-sign-in.ts'
import { getSettings } from '#config/current-settings.ts'
import { useText } from '#i18n/use-text.ts'
import styles from './sign-in-panel.module.css'

/** Phone and the offered services (S-04), on a page of its own or in a popup. */
export function SignInPanel({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useText()
  const { signInMethods } = getSettings()
  const hasPhone = signInMethods.includes('PHONE')
  const hasOthers = signInMethods.some((method) => method !== 'PHONE')
  return (
    <div className={styles.panel}>
      {hasPhone && <PhoneSignInForm onSignedIn={onSignedIn} />}
      {hasPhone && hasOthers && <p className={styles.or}>{t('auth.or')}</p>}
      {hasOthers && <ProviderButtons onSignedIn={onSignedIn} />}
    </div>
  )
}

function PhoneSignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const signIn = usePhoneSignIn(onSignedIn)
  return signIn.step === 'code' && signIn.sent !== null ? (
    <CodeStep signIn={signIn} sent={signIn.sent} />
  ) : (
    <PhoneStep signIn={signIn} />
  )
}
