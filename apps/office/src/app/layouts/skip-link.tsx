import { focusContent } from '@lavash/ui/focus-content.ts'
import { useFirstText } from '#i18n/use-text.ts'
import styles from './skip-link.module.css'

/** First in the order of focus, seen only there. */
export function SkipLink() {
  const t = useFirstText()
  return (
    <a
      className={styles.skip}
      href="#content"
      onClick={(event) => {
        // As a navigation it would be an entry in the history.
        event.preventDefault()
        focusContent()
      }}
    >
      {t('common.skipToContent')}
    </a>
  )
}
