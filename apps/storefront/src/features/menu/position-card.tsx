import type { Position } from '@lavash/contract/menus'
import { Link } from 'react-router'
import { toPath } from '#config/paths.ts'
import { useFormat, useText } from '#i18n/i18n-provider.tsx'
import { useIsMobile } from '#ui/layout-mode.ts'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import styles from './position-card.module.css'

interface Props {
  position: Position
  currency: string
}

/** A card on a desktop, a row with a square photo on a phone. */
export function PositionCard({ position, currency }: Props) {
  const t = useText()
  const format = useFormat()
  const isMobile = useIsMobile()
  const { id, menu, name, description, price, measure, photos, isStopped } = position
  const path = toPath('menus.positions.show', { menuId: menu.id, positionId: id })
  return (
    <article className={styles.card} data-stopped={isStopped || undefined}>
      <div className={styles.photo}>
        <Picture
          photo={photos[0]}
          alt=""
          sizes={isMobile ? '8rem' : '(width < 1200px) 33vw, 20rem'}
          {...(isMobile && { ratio: 1 })}
        />
      </div>
      <div className={styles.texts}>
        <h3 className={styles.name}>
          <Link className={styles.link} to={path}>
            {name}
          </Link>
        </h3>
        <p className={styles.description}>{description}</p>
        <p className={styles.foot}>
          <span className={styles.price}>
            <Price amountMinor={price} currency={currency} />
          </span>
          <span className={styles.measure}>
            {t(`measure.${measure.unit}`, { value: format.number(measure.value) })}
          </span>
          {isStopped && <span className={styles.stopped}>{t('positions.unavailable')}</span>}
        </p>
      </div>
    </article>
  )
}
