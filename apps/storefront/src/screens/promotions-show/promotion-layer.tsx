import { toPath } from '#config/paths.ts'
import { useFormat, useText } from '#i18n/i18n-provider.tsx'
import { usePromotions } from '#order/menu-queries.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { Popup } from '#ui/popup.tsx'
import styles from './promotion-layer.module.css'

interface Props {
  promotionId: number
  /** Over home there is a way to all of them; over the list they are there already. */
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
  const { name, description, photos, endAt, promoCode } = promotion
  return (
    <Popup
      {...popup}
      title={name}
      {...(hasViewAll && {
        footer: (
          <LinkButton to={toPath('promotions.index')} isWide variant="soft">
            {t('promotions.viewAll')}
          </LinkButton>
        ),
      })}
    >
      <div className={styles.content}>
        <Picture photo={photos[0]} alt="" sizes="(width < 840px) 100vw, 36rem" isEager />
        <p>{description}</p>
        {promoCode !== undefined && (
          <p className={styles.code}>{t('promotions.promoCode', { code: promoCode })}</p>
        )}
        {endAt !== undefined && (
          <p className={styles.until}>{t('promotions.until', { date: format.date(Date.parse(endAt)) })}</p>
        )}
      </div>
    </Popup>
  )
}
