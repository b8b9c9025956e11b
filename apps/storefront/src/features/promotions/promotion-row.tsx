import type { Promotion } from '@lavash/contract/promotions'
import { PromotionCard } from '#features/promotions/promotion-card.tsx'
import { useText } from '#i18n/use-text.ts'
import { ScrollRow } from '@lavash/ui/scroll-row.tsx'

/** The row of promotions on home. It scrolls sideways. */
export function PromotionRow({ promotions }: { promotions: readonly Promotion[] }) {
  const t = useText()
  if (promotions.length === 0) return null
  return (
    <ScrollRow label={t('promotions.headline')}>
      {promotions.map((promotion, index) => (
        <li key={promotion.id}>
          <PromotionCard promotion={promotion} over="home.index" isEager={index === 0} />
        </li>
      ))}
    </ScrollRow>
  )
}
