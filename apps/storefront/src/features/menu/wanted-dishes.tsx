import { toOrderedBefore } from '@lavash/rulebook/menu/bestsellers'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { bestsellersQuery } from '#api/restos.ts'
import { PositionCard } from '#features/menu/position-card.tsx'
import { useAdding } from '#features/menu/use-adding.ts'
import { useCardReason } from '#features/menu/use-card-reason.ts'
import { useText } from '#i18n/use-text.ts'
import { useAllPositions } from '#order/all-positions.ts'
import { useResto } from '#order/chosen-venue.ts'
import { ordersQuery } from '#order/own-orders.ts'
import { useProfile } from '#session/use-session.ts'
import { ScrollRow } from '@lavash/ui/scroll-row.tsx'
import styles from './wanted-dishes.module.css'

/** A grid of the menu gives these to its cards: without a height, a card below the screen is drawn as an empty strip. */
const cardHeight = { '--card-height': '7.75rem' } as CSSProperties
const container: CSSProperties = { containerType: 'inline-size' }

/** M-13, below a phone's menus: what arrives late there pushes nothing away. */
export function WantedDishes() {
  const t = useText()
  const { id: restoId } = useResto()
  const personId = useProfile()?.id ?? ''
  const offered = new Set(useAllPositions().map(({ id }) => id))
  const { data: own } = useInfiniteQuery({ ...ordersQuery(personId), enabled: personId !== '' })
  const { data: sold = [] } = useQuery(bestsellersQuery(restoId))
  const again = toOrderedBefore(personId === '' ? [] : (own?.pages[0]?.content ?? []), (id) =>
    offered.has(id),
  )
  return (
    <>
      <Row title={t('wanted.again')} ids={again} />
      <Row title={t('wanted.bestsellers')} ids={sold.filter((id) => !again.includes(id))} />
    </>
  )
}

/** Only what the venue sells now with the chosen method; what cannot be had at this hour says why. */
function Row({ title, ids }: { title: string; ids: readonly number[] }) {
  const { currency } = useResto()
  const positions = useAllPositions()
  const adding = useAdding()
  const reasonOf = useCardReason()
  const dishes = ids.flatMap((wanted) => positions.find(({ id }) => id === wanted) ?? [])
  if (dishes.length === 0) return null
  return (
    <section style={cardHeight}>
      <h2 className={styles.title}>{title}</h2>
      <ScrollRow label={title}>
        {dishes.map((position) => (
          <li key={position.id} style={container}>
            <PositionCard
              position={position}
              currency={currency}
              form="row"
              adding={adding}
              unavailableText={reasonOf(position)}
            />
          </li>
        ))}
      </ScrollRow>
    </section>
  )
}
