import type { SettingProblem } from '#config/parse-settings.ts'
import { useText } from '#i18n/use-text.ts'
import styles from './settings-screen.module.css'

/** B-01: names every setting that is missing or malformed. There is no brand to show. */
export function SettingsScreen({ problems }: { problems: readonly SettingProblem[] }) {
  const t = useText()
  return (
    <main className={styles.page}>
      <div className={styles.told} role="alert">
        <h1 className={styles.title}>{t('boot.error.settings')}</h1>
        <ul className={styles.list}>
          {problems.map(({ name, reason }) => (
            <li key={name} lang="en">
              <code className={styles.name}>{name}</code> {reason}
            </li>
          ))}
        </ul>
      </div>
    </main>
  )
}
