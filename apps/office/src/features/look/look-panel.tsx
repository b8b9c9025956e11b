import { Panel } from '@lavash/ui/panel.tsx'
import { LanguageSwitch } from '#features/look/language-switch.tsx'
import { ThemeSwitch } from '#features/look/theme-switch.tsx'
import { useText } from '#i18n/use-text.ts'
import styles from './look-panel.module.css'

export function LookPanel() {
  const t = useText()
  return (
    <Panel title={t('account.look')}>
      <p className={styles.text}>{t('account.lookText')}</p>
      <div className={styles.switches}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </Panel>
  )
}
