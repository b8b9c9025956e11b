import type { Position } from '@lavash/contract/menus'
import type { DishHit } from '@lavash/rulebook/menu/dish-search'
import { memo } from 'react'
import { toPath } from '#config/paths.ts'
import { AddControl } from '#features/menu/add-control.tsx'
import type { Adding } from '#features/menu/use-adding.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { isLeftToBrowser } from '#navigation/as-link.ts'
import { Badge } from '@lavash/ui/badge.tsx'
import { HighlightedText } from '@lavash/ui/highlighted-text.tsx'
import { Picture } from '@lavash/ui/picture.tsx'
import { Price } from '@lavash/ui/price.tsx'
import styles from './position-card.module.css'

interface Props {
  position: Position
  currency: string
  /** A card of a desktop's grid, or a row with a square photo on a phone and in search results. */
  form: 'card' | 'row'
  adding: Adding
  /** Why the dish cannot be added. Undefined if it can. */
  unavailableText?: string | undefined
  isEager?: boolean
  highlights?: DishHit<Position>['highlights']
}

/** A square cut out of 16:9 needs a picture wider than the square. */
const sizes = { card: '(width < 1200px) 33vw, 21rem', row: '14rem' } as const
const ratios = { card: undefined, row: 1 } as const

/** M-04. A plain anchor, because hundreds of router links would render again with every navigation. */
export const PositionCard = memo(function PositionCard(props: Props) {
  const { position, currency, form, adding, unavailableText, isEager = false, highlights } = props
  const t = useText()
  const format = useFormat()
  const { id, menu, name, description, price, measure, photos, tags } = position
  const isAvailable = unavailableText === undefined
  const ratio = ratios[form]
  return (
    <article className={styles.card} data-form={form} data-unavailable={!isAvailable || undefined}>
      <div className={styles.photo}>
        <Picture photo={photos[0]} alt="" sizes={sizes[form]} isEager={isEager} {...(ratio && { ratio })} />
        {tags.length > 0 && (
          <ul className={styles.tags}>
            {tags.map((tag, index) => (
              <li key={tag.code}>
                <Badge variant="photo">
                  <HighlightedText text={tag.name} highlights={highlights?.tags[index] ?? []} />
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.texts}>
        <div className={styles.words}>
          <h3 className={styles.name}>
            <a
              className={styles.link}
              href={toPath('menus.positions.show', { menuId: menu.id, positionId: id })}
              data-position={id}
              onClick={(event) => {
                if (isLeftToBrowser(event)) return
                event.preventDefault()
                adding.onOpen(position)
              }}
            >
              <HighlightedText text={name} highlights={highlights?.name ?? []} />
            </a>
          </h3>
          <p className={styles.description}>
            <HighlightedText text={description} highlights={highlights?.description ?? []} />
          </p>
        </div>
        <div className={styles.foot}>
          <p className={styles.facts}>
            <span className={styles.price}>
              <Price amountMinor={price} currency={currency} />
            </span>
            <span className={styles.measure}>
              {t(`measure.${measure.unit}`, { value: format.number(measure.value) })}
            </span>
          </p>
          {isAvailable ? (
            <AddControl position={position} form={form} adding={adding} />
          ) : (
            <p className={styles.reason}>{unavailableText}</p>
          )}
        </div>
      </div>
    </article>
  )
})
