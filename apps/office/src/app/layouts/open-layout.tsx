import { Outlet } from '@tanstack/react-router'
import { LanguageSwitch } from '#features/look/language-switch.tsx'
import { ThemeSwitch } from '#features/look/theme-switch.tsx'
import { useFirstText } from '#i18n/use-text.ts'
import { Content } from '#parts/content.tsx'
import styles from './open-layout.module.css'

/** Before somebody is signed in: what this place is on one side, what can be done on the other. */
export function OpenLayout() {
  const t = useFirstText()
  const base = import.meta.env.BASE_URL
  return (
    <div className={styles.page}>
      <header className={styles.about} data-theme="dark">
        <p className={styles.name}>
          <img src={`${base}favicon.svg`} alt="" width="48" height="48" />
          Lavash
        </p>
        <img className={styles.picture} src={`${base}hero.svg`} alt="" width="420" height="420" />
        <div className={styles.words}>
          <p className={styles.title}>{t('app.title')}</p>
          <p className={styles.text}>{t('app.about')}</p>
        </div>
      </header>
      <Content className={styles.main}>
        <div className={styles.switches}>
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
        <Outlet />
      </Content>
    </div>
  )
}
