import { HiddenText } from '@lavash/ui/hidden-text.tsx'
import { Skeleton } from '@lavash/ui/skeleton.tsx'
import { useText } from '#i18n/use-text.ts'
import styles from './screen-states.module.css'

/** The shape of most screens: a heading, then rows. */
export function ScreenLoading() {
  const t = useText()
  return (
    <div className={styles.loading}>
      <output>
        <HiddenText>{t('common.loading')}</HiddenText>
      </output>
      <Skeleton width="12rem" height="2rem" />
      <Skeleton shape="card" height="14rem" />
      <Skeleton shape="card" height="8rem" />
    </div>
  )
}

/** A screen without a layout around it brings the main landmark itself. */
export function WholeScreenLoading() {
  return (
    <main id="content" tabIndex={-1}>
      <ScreenLoading />
    </main>
  )
}
