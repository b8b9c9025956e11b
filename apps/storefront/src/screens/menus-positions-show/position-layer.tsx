import { useFormat, useText } from '#i18n/i18n-provider.tsx'
import { useResto } from '#order/chosen-venue.ts'
import { usePositions } from '#order/menu-queries.ts'
import { Badge } from '#ui/badge.tsx'
import { Picture } from '#ui/picture.tsx'
import { Popup } from '#ui/popup.tsx'
import { Price } from '#ui/price.tsx'
import styles from './position-layer.module.css'

interface Props {
  menuId: number
  positionId: number
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

export function PositionLayer({ menuId, positionId, ...popup }: Props) {
  const t = useText()
  const format = useFormat()
  const { currency } = useResto()
  const position = usePositions(menuId).find(({ id }) => id === positionId)
  // Gone while it was open: the guard sends home.
  if (position === undefined) return null
  const { name, description, measure, photos, price, tags, isStopped } = position
  return (
    <Popup {...popup} title={name}>
      <div className={styles.content}>
        <Picture photo={photos[0]} alt="" sizes="(width < 840px) 100vw, 36rem" isEager />
        <p className={styles.facts}>
          <span className={styles.price}>
            <Price amountMinor={price} currency={currency} />
          </span>
          <Badge>{t(`measure.${measure.unit}`, { value: format.number(measure.value) })}</Badge>
          {tags.map((tag) => (
            <Badge key={tag.code} variant="soft">
              {tag.name}
            </Badge>
          ))}
          {isStopped && <Badge>{t('positions.unavailable')}</Badge>}
        </p>
        <p>{description}</p>
      </div>
    </Popup>
  )
}
