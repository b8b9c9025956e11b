import type { ReactNode } from 'react'
import { toBrandText } from '#config/brand.ts'
import { getSettings } from '#config/current-settings.ts'
import { useLocale } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { focusContent } from '@lavash/ui/focus-content.ts'
import { HiddenText } from '@lavash/ui/hidden-text.tsx'
import styles from './page-content.module.css'

interface Props {
  /** The page has no heading of its own: home is the brand's. */
  isHome: boolean
  /** Told when the page takes the focus. */
  title: string | undefined
  header?: ReactNode
  children: ReactNode
}

export function PageContent({ isHome, title, header, children }: Props) {
  const brand = toBrandText(getSettings().brand.name, useLocale())
  return (
    <main id="content" className={styles.main} tabIndex={-1} aria-label={title ?? brand}>
      {isHome && (
        <h1>
          <HiddenText>{brand}</HiddenText>
        </h1>
      )}
      {header}
      <div className={styles.content}>{children}</div>
    </main>
  )
}

/** First in the order of focus, seen only there. */
export function SkipLink() {
  const t = useText()
  return (
    <a
      className={styles.skip}
      href="#content"
      onClick={(event) => {
        // As a navigation it would be an anchor to scroll to, and an entry in the history.
        event.preventDefault()
        focusContent()
      }}
    >
      {t('common.skipToContent')}
    </a>
  )
}
