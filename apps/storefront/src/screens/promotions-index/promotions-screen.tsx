import { PromotionCard } from '#features/promotions/promotion-card.tsx'
import { useText } from '#i18n/use-text.ts'
import { usePromotions } from '#order/menu-queries.ts'
import { EmptyState } from '@lavash/ui/empty-state.tsx'
import styles from './promotions-screen.module.css'

export function PromotionsScreen() {
  const t = useText()
  const promotions = usePromotions()
  if (promotions.length === 0) return <EmptyState title={t('promotions.empty')} />
  return (
    <ul className={styles.grid}>
      {promotions.map((promotion) => (
        <li key={promotion.id}>
          <PromotionCard promotion={promotion} over="promotions.index" />
        </li>
      ))}
    </ul>
  )
}
