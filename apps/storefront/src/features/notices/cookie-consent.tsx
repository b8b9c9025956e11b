import { useText } from '#i18n/use-text.ts'
import { setStored, useStored } from '#storage/stored-values.ts'
import { Button } from '@lavash/ui/button.tsx'
import styles from './cookie-consent.module.css'

/** Asks for consent once and stores both answers. No counter runs without consent. */
export function CookieConsent() {
  const t = useText()
  if (useStored('person_cookies_consent_accepted') !== null) return null
  const answer = (isAccepted: boolean) => setStored({ person_cookies_consent_accepted: isAccepted })
  return (
    <aside className={styles.notice} aria-label={t('cookies.label')}>
      <p>{t('cookies.text')}</p>
      <div className={styles.actions}>
        <Button size="small" onClick={() => answer(true)}>
          {t('cookies.accept')}
        </Button>
        <Button size="small" variant="neutral" onClick={() => answer(false)}>
          {t('cookies.decline')}
        </Button>
      </div>
    </aside>
  )
}
