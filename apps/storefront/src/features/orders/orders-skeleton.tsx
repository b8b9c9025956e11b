import { useText } from '#i18n/use-text.ts'
import { HiddenText } from '@lavash/ui/hidden-text.tsx'
import { Skeleton } from '@lavash/ui/skeleton.tsx'
import styles from './orders-skeleton.module.css'

/** Enough blocks to fill a screen, announced once. */
export function OrdersSkeleton({ heights }: { heights: readonly string[] }) {
  const t = useText()
  return (
    <div className={styles.blocks} aria-busy>
      <HiddenText>{t('common.loading')}</HiddenText>
      {heights.map((height) => (
        <Skeleton key={height} shape="card" height={height} />
      ))}
    </div>
  )
}
