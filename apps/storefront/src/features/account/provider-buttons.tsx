import { useEffect } from 'react'
import { getSettings } from '#config/current-settings.ts'
import { GoogleButton } from '#features/account/google-button.tsx'
import { useProviderSignIn } from '#features/account/use-provider-sign-in.ts'
import { useText } from '#i18n/use-text.ts'
import { Button } from '@lavash/ui/button.tsx'
import { prepareApple } from '#vendors/apple/apple-sign-in.ts'
import styles from './sign-in-panel.module.css'

/** S-04: only configured services. */
export function ProviderButtons({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useText()
  const { signInMethods } = getSettings()
  const signIn = useProviderSignIn(onSignedIn)
  const hasApple = signInMethods.includes('APPLE')
  useEffect(() => {
    if (hasApple) void prepareApple()
  }, [hasApple])
  const look = { variant: 'neutral', size: 'large', isWide: true } as const
  return (
    <div className={styles.providers}>
      {signInMethods.includes('VK') && (
        <Button {...look} isLoading={signIn.busy === 'VK'} onClick={() => void signIn.pressVk()}>
          {t('auth.vk')}
        </Button>
      )}
      {signInMethods.includes('GOOGLE') && (
        <GoogleButton isBusy={signIn.busy === 'GOOGLE'} onToken={signIn.takeGoogleToken} />
      )}
      {hasApple && (
        <Button {...look} isLoading={signIn.busy === 'APPLE'} onClick={() => void signIn.pressApple()}>
          {t('auth.apple')}
        </Button>
      )}
      <p className={styles.providerError} role="alert">
        {signIn.error}
      </p>
    </div>
  )
}
