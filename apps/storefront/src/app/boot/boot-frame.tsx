import type { ReactNode } from 'react'
import { BrandLogo } from '#app/brand-logo.tsx'
import { toBrandText } from '#config/brand.ts'
import { getSettings } from '#config/current-settings.ts'
import { useLocale } from '@lavash/i18n/i18n-provider.tsx'
import './boot-frame.css'

interface Props {
  /** Above the name. */
  photo?: ReactNode
  /** Stays reachable whatever the card says. */
  corner?: ReactNode
  /** The name keeps to the top, where a popup leaves it in sight. */
  isBehindPopup?: boolean
  children?: ReactNode
}

/**
 * The brand's ground with its name, and one card: everything that happens before there is a menu. The server
 * writes the same into the document (render-document.ts), so that it is seen before this runs.
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
