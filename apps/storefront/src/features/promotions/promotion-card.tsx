import type { Promotion } from '@lavash/contract/promotions'
import { Link } from 'react-router'
import { toPath } from '#config/paths.ts'
import { useFormat, useText } from '#i18n/i18n-provider.tsx'
import { Picture } from '#ui/picture.tsx'
import styles from './promotion-card.module.css'

interface Props {
  promotion: Promotion
  /** Which page it is opened from, and so lies over. */
  over: 'home.index' | 'promotions.index'
}

export function PromotionCard({ promotion, over }: Props) {
  const t = useText()
  const format = useFormat()
  const { id, name, endAt, photos } = promotion
  return (
    <article className={styles.card}>
      <div>
        <Picture photo={photos[0]} alt="" sizes="(width < 840px) 80vw, 27rem" />
      </div>
      <div className={styles.texts}>
        <h2 className={styles.name}>
          <Link className={styles.link} to={toPath('promotions.show', { promotionId: id })} state={{ over }}>
            {name}
          </Link>
        </h2>
        {endAt !== undefined && (
          <p className={styles.until}>{t('promotions.until', { date: format.date(Date.parse(endAt)) })}</p>
        )}
      </div>
    </article>
  )
}
