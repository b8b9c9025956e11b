import { useCallback, useEffect, useRef, useState } from 'react'
import { getSettings } from '#config/current-settings.ts'
import { useLocale } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { Button } from '@lavash/ui/button.tsx'
import { type IdToken, showGoogleButton } from '#vendors/google/google-sign-in.ts'
import styles from './sign-in-panel.module.css'

interface Props {
  isBusy: boolean
  onToken: (token: IdToken) => Promise<void>
}

type State = 'loading' | 'shown' | 'failed'

/**
 * Google signs in by its own button only. Our button keeps the place until Google's has loaded, and loads it again
 * after a failure.
 */
export function GoogleButton({ isBusy, onToken }: Props) {
  const t = useText()
  const locale = useLocale()
  const slot = useRef<HTMLDivElement>(null)
  const tokenTaker = useRef(onToken)
  const [state, setState] = useState<State>('loading')
  useEffect(() => {
    tokenTaker.current = onToken
  }, [onToken])
  const show = useCallback(async () => {
    const parent = slot.current
    if (parent === null) return
    const isShown = await showGoogleButton(parent, {
      clientId: getSettings().googleClientId ?? '',
      locale,
      isDark: getComputedStyle(parent.parentElement ?? parent).colorScheme === 'dark',
      widthPx: parent.parentElement?.clientWidth ?? 0,
      onToken: (token) => void tokenTaker.current(token),
    })
    setState(isShown ? 'shown' : 'failed')
  }, [locale])
  useEffect(() => {
    void show()
  }, [show])
  const isOwnShown = state !== 'shown' || isBusy
  return (
    <>
      {isOwnShown && (
        <Button
          variant="neutral"
          size="large"
          isWide
          isLoading={state === 'loading' || isBusy}
          onClick={() => {
            setState('loading')
            void show()
          }}
        >
          {t('auth.google')}
        </Button>
      )}
      <div ref={slot} className={styles.googleSlot} hidden={isOwnShown} />
    </>
  )
}
