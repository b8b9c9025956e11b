import type { ReactNode } from 'react'
import { BrandLogo } from '#app/brand-logo.tsx'
import { toBrandText } from '#config/brand.ts'
import { getSettings } from '#config/current-settings.ts'
import { useLocale } from '#i18n/i18n-provider.tsx'
import styles from './boot-frame.module.css'

interface Props {
  /** Stays reachable whatever the card says. */
  corner?: ReactNode
  /** The name keeps to the top, where a popup leaves it in sight. */
  isBehindPopup?: boolean
  children?: ReactNode
}

/** The brand's ground with its name, and one card: everything that happens before there is a menu. */
export function BootFrame({ corner, isBehindPopup = false, children }: Props) {
  const { brand } = getSettings()
  const locale = useLocale()
  const tagline = toBrandText(brand.tagline, locale)
  return (
    <main className={styles.frame} data-behind={isBehindPopup || undefined}>
      {corner !== undefined && <div className={styles.corner}>{corner}</div>}
      <header className={styles.brand}>
        <BrandLogo />
        <h1 className={styles.name}>{toBrandText(brand.name, locale)}</h1>
        {tagline !== '' && <p className={styles.tagline}>{tagline}</p>}
      </header>
      {children !== undefined && <section className={styles.card}>{children}</section>}
    </main>
  )
}
