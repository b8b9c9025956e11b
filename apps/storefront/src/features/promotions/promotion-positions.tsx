import type { Position } from '@lavash/contract/menus'
import { ChevronRight } from 'lucide-react'
import { Link } from '#navigation/link.tsx'
import { toPath } from '#config/paths.ts'
import { useText } from '#i18n/use-text.ts'
import { useAllPositions } from '#order/all-positions.ts'
import { useResto } from '#order/chosen-venue.ts'
import { Picture } from '@lavash/ui/picture.tsx'
import { Price } from '@lavash/ui/price.tsx'
import styles from './promotion-positions.module.css'

/** The promotion's dishes that the chosen venue has for the chosen method. */
export function PromotionPositions({ positionIds }: { positionIds: readonly number[] }) {
  const t = useText()
  const { currency } = useResto()
  const positions = usePositionsOf(positionIds)
  if (positions.length === 0) return null
  return (
    <section aria-labelledby="promotion-positions">
      <h3 id="promotion-positions" className={styles.heading}>
        {t('promotions.positions')}
      </h3>
      <ul>
        {positions.map(({ id, menu, name, price, photos }) => (
          <li key={id}>
            <Link
              className={styles.row}
              to={toPath('menus.positions.show', { menuId: menu.id, positionId: id })}
            >
              <span className={styles.photo}>
                <Picture photo={photos[0]} alt="" sizes="4rem" ratio={1} />
              </span>
              <span className={styles.name}>{name}</span>
              <span className={styles.price}>
                <Price amountMinor={price} currency={currency} />
              </span>
              <ChevronRight className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function usePositionsOf(positionIds: readonly number[]): Position[] {
  const offered = useAllPositions()
  return positionIds.flatMap((wanted) => offered.find(({ id }) => id === wanted) ?? [])
}
