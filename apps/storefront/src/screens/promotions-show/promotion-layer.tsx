import { getNowMs } from '#api/clock.ts'
import { toPath } from '#config/paths.ts'
import { PromotionCode } from '#features/promotions/promotion-code.tsx'
import { PromotionPositions } from '#features/promotions/promotion-positions.tsx'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { usePromotions } from '#order/menu-queries.ts'
import { LinkButton } from '#navigation/link-button.tsx'
import { PhotoStrip } from '@lavash/ui/photo-strip.tsx'
import { Popup } from '@lavash/ui/popup.tsx'
import { ShareButton } from '@lavash/ui/share-button.tsx'
import styles from './promotion-layer.module.css'

interface Props {
  promotionId: number
  /** Over home there is a link to all promotions. Over the list there is none. */
  hasViewAll: boolean
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

export function PromotionLayer({ promotionId, hasViewAll, ...popup }: Props) {
  const t = useText()
  const format = useFormat()
  const promotion = usePromotions().find(({ id }) => id === promotionId)
  if (promotion === undefined) return null
  const { name, description, photos, endAt, promoCode, positionIds } = promotion
  return (
    <Popup
      {...popup}
      title={name}
      isTitleHidden
      isFlush
      {...(hasViewAll && {
        footer: (
          <LinkButton to={toPath('promotions.index')} isWide variant="soft">
            {t('promotions.viewAll')}
          </LinkButton>
        ),
      })}
    >
      <PhotoStrip photos={photos} label={name} sizes="(width < 840px) 100vw, 40rem" />
      <div className={styles.content}>
        <div className={styles.head}>
          {/* Hidden from screen readers: it is the dialog’s title already. */}
          <p className={styles.name} aria-hidden>
            {name}
          </p>
          <ShareButton title={name} />
        </div>
        {endAt !== undefined && (
          <p className={styles.until}>
            {t('promotions.until', { date: format.date(Date.parse(endAt), getNowMs()) })}
          </p>
        )}
        <p>{description}</p>
        {promoCode !== undefined && <PromotionCode code={promoCode} />}
        {positionIds.length > 0 && <PromotionPositions positionIds={positionIds} />}
      </div>
    </Popup>
  )
}
