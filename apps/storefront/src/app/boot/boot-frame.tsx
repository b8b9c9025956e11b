import type { ReactNode } from 'react'
import { toBrandText } from '#config/brand.ts'
import { getSettings } from '#config/current-settings.ts'
import { useLocale } from '#i18n/i18n-provider.tsx'
import styles from './boot-frame.module.css'

/** The brand's ground with its name, and one card: everything that happens before there is a menu. */
export function BootFrame({ children }: { children: ReactNode }) {
  const { brand } = getSettings()
  const locale = useLocale()
  const tagline = toBrandText(brand.tagline, locale)
  return (
    <main className={styles.frame}>
      <header className={styles.brand}>
        {brand.logoUrl !== undefined && <img className={styles.logo} src={brand.logoUrl} alt="" />}
        <h1 className={styles.name}>{toBrandText(brand.name, locale)}</h1>
        {tagline !== '' && <p className={styles.tagline}>{tagline}</p>}
      </header>
      <section className={styles.card}>{children}</section>
    </main>
  )
}
