import type { Promotion } from '@lavash/contract/promotions'
import { toPath } from '#config/paths.ts'
import { useFormat, useText } from '#i18n/i18n-provider.tsx'
import { CardBeside } from '#ui/card.tsx'

interface Props {
  promotion: Promotion
  /** Which page it is opened from, and so lies over. */
  over: 'home.index' | 'promotions.index'
}

export function PromotionCard({ promotion, over }: Props) {
  const t = useText()
  const format = useFormat()
  const { id, name, description, endAt, photos } = promotion
  return (
    <CardBeside
      photo={photos[0]}
      sizes="(width < 840px) 60vw, 24rem"
      title={name}
      to={toPath('promotions.show', { promotionId: id })}
      state={{ over }}
      isEager={over === 'home.index'}
      {...(endAt !== undefined && { foot: t('promotions.until', { date: format.date(Date.parse(endAt)) }) })}
    >
      {description}
    </CardBeside>
  )
}
