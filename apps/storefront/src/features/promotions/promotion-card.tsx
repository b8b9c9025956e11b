import type { Promotion } from '@lavash/contract/promotions'
import { photoSizes } from '@lavash/rulebook/site/layout-sizes'
import { getNowMs } from '#api/clock.ts'
import { toPath } from '#config/paths.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { CardBeside } from '@lavash/ui/card.tsx'
import { asLink } from '#navigation/as-link.ts'

const LinkCard = asLink(CardBeside)

interface Props {
  promotion: Promotion
  /** The page below the promotion. */
  over: 'home.index' | 'promotions.index'
  /** Visible without swiping. */
  isEager?: boolean
}

export function PromotionCard({ promotion, over, isEager = false }: Props) {
  const t = useText()
  const format = useFormat()
  const { id, name, description, endAt, photos } = promotion
  return (
    <LinkCard
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
    </LinkCard>
  )
}
