import type { Locale } from '@lavash/rulebook/site/locales'
import styles from './settings-screen.module.css'

/** Defined in vite.config.ts. */
declare const startFaultTexts: readonly { locale: Locale; text: string }[]

/** The texts could not be loaded, so this page speaks all languages at once. The build writes them into the script. */
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
