import type { Locale } from '@lavash/rulebook/site/locales'
import styles from './settings-screen.module.css'

/** Defined in vite.config.ts. */
declare const startFaultTexts: readonly { locale: Locale; text: string }[]

/** The texts failed to load, so this page is in all languages. The build writes its texts into the script. */
export function StartFault() {
  return (
    <main className={styles.page}>
      <div className={styles.told} role="alert">
        {startFaultTexts.map(({ locale, text }) => (
          <p key={locale} lang={locale}>
            {text}
          </p>
        ))}
      </div>
    </main>
  )
}
