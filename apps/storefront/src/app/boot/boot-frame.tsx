import type { ReactNode } from 'react'
import { BrandLogo } from '#app/brand-logo.tsx'
import { toBrandText } from '#config/brand.ts'
import { getSettings } from '#config/current-settings.ts'
import { useLocale } from '@lavash/i18n/i18n-provider.tsx'
import './boot-frame.css'

interface Props {
  /** Above the name. */
  photo?: ReactNode
  /** Stays reachable, whatever the card shows. */
  corner?: ReactNode
  /** Keeps the name at the top, where a popup does not cover it. */
  isBehindPopup?: boolean
  children?: ReactNode
}

/**
 * The brand's ground with its name, and a card for everything before the first menu. The server writes the same
 * elements into the document (render-document.ts), so they are visible before this runs.
 */
export function BootFrame({ photo, corner, isBehindPopup = false, children }: Props) {
  const { brand } = getSettings()
  const locale = useLocale()
  const tagline = toBrandText(brand.tagline, locale)
  return (
    <main className="boot-frame" data-behind={isBehindPopup || undefined}>
      {photo}
      {corner !== undefined && <div className="boot-corner">{corner}</div>}
      <header className="boot-brand">
        <BrandLogo />
        <h1 className="boot-name">{toBrandText(brand.name, locale)}</h1>
        {tagline !== '' && <p className="boot-tagline">{tagline}</p>}
      </header>
      {children !== undefined && <section className="boot-card">{children}</section>}
    </main>
  )
}
