import { LinkButton } from '@lavash/ui/link-button.tsx'
import type { ReactNode } from 'react'
import { useText } from '#i18n/use-text.ts'
import styles from './welcome-screen.module.css'

/** The first page: what this place is on one side, what somebody can do here on the other. */
export function WelcomeScreen({ switches }: { switches: ReactNode }) {
  const t = useText()
  return (
    <div className={styles.page}>
      <header className={styles.about} data-theme="dark">
        <p className={styles.name}>
          <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width="44" height="44" />
          Lavash
        </p>
        <div className={styles.words}>
          <p className={styles.title}>{t('app.title')}</p>
          <p className={styles.text}>{t('app.about')}</p>
        </div>
      </header>
      <main className={styles.main}>
        <div className={styles.switches}>{switches}</div>
        <div className={styles.entry}>
          <h1 className={styles.heading}>{t('welcome.title')}</h1>
          <p className={styles.lead}>{t('welcome.text')}</p>
          <LinkButton href="/" variant="neutral" size="large" isWide>
            {t('welcome.toStorefront')}
          </LinkButton>
        </div>
      </main>
    </div>
  )
}
