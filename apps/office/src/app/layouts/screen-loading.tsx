import { HiddenText } from '@lavash/ui/hidden-text.tsx'
import { Skeleton } from '@lavash/ui/skeleton.tsx'
import { useFirstText } from '#i18n/use-text.ts'
import { Content } from '#parts/content.tsx'
import styles from './screen-states.module.css'

/** The shape of most screens: a heading, then rows. It stands alone while a layout itself is loading. */
export function ScreenLoading() {
  const t = useFirstText()
  return (
    <Content className={styles.loading}>
      <output>
        <HiddenText>{t('common.loading')}</HiddenText>
      </output>
      <Skeleton width="12rem" height="2rem" />
      <Skeleton shape="card" height="14rem" />
      <Skeleton shape="card" height="8rem" />
    </Content>
  )
}
