import type { Promotion } from '@lavash/contract/promotions'
import { photoSizes } from '@lavash/rulebook/site/layout-sizes'
import { getNowMs } from '#api/clock.ts'
import { toPath } from '#config/paths.ts'
import { useFormat, useText } from '#i18n/i18n-provider.tsx'
import { CardBeside } from '#ui/card.tsx'

interface Props {
  promotion: Promotion
  /** Which page it is opened from, and so lies over. */
  over: 'home.index' | 'promotions.index'
  /** Seen before anybody swipes. */
  isEager?: boolean
}

export function PromotionCard({ promotion, over, isEager = false }: Props) {
  const t = useText()
  const format = useFormat()
  const { id, name, description, endAt, photos } = promotion
  return (
    <CardBeside
      photo={photos[0]}
      sizes={photoSizes.promotion}
      title={name}
      to={toPath('promotions.show', { promotionId: id })}
      state={{ over }}
      isEager={isEager}
      {...(endAt !== undefined && {
        foot: t('promotions.until', { date: format.date(Date.parse(endAt), getNowMs()) }),
      })}
    >
      {description}
    </CardBeside>
  )
}
