import { useSuspenseQuery } from '@tanstack/react-query'
import { pageQuery } from '#api/pages.ts'
import { useLocale } from '@lavash/i18n/i18n-provider.tsx'
import { Markdown } from '@lavash/ui/markdown.tsx'
import styles from './terms-screen.module.css'

/** The brand's own text. The header shows its first heading as the page's title. */
export function TermsScreen() {
  const { data } = useSuspenseQuery(pageQuery(useLocale(), 'terms-of-sale'))
  return (
    <article className={styles.page}>
      <Markdown text={data.markdown.replace(/^#\s.*\n/, '')} />
    </article>
  )
}
