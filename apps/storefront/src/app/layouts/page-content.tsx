import type { ReactNode } from 'react'
import { toBrandText } from '#config/brand.ts'
import { getSettings } from '#config/current-settings.ts'
import { useLocale } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { focusContent } from '@lavash/ui/focus-content.ts'
import { HiddenText } from '@lavash/ui/hidden-text.tsx'
import styles from './page-content.module.css'

interface Props {
  /** True if the page has no heading: on home the brand is the heading. */
  isHome: boolean
  /** Announced when the page takes the focus. */
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

/** The first stop of the keyboard, visible only with the focus. */
export function SkipLink() {
  const t = useText()
  return (
    <a
      className={styles.skip}
      href="#content"
      onClick={(event) => {
        // A plain link would navigate to an anchor and add a history entry.
        event.preventDefault()
        focusContent()
      }}
    >
      {t('common.skipToContent')}
    </a>
  )
}
