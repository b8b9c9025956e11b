import type { Resto } from '@lavash/contract/restos'
import { toTimeZone } from '@lavash/rulebook/time/time-zone'
import { toPath } from '#config/paths.ts'
import { RestoStatus } from '#features/restos/resto-status.tsx'
import { useText, VenueTimeProvider } from '#i18n/i18n-provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import styles from './resto-card.module.css'

interface Props {
  resto: Resto
  /** The one the customer orders from now. */
  isChosen: boolean
}

export function RestoCard({ resto, isChosen }: Props) {
  const t = useText()
  const timeZone = toTimeZone(resto.timezone)
  return (
    <Card
      photo={resto.photos[0]}
      sizes="(width < 840px) 100vw, 30rem"
      title={resto.name}
      to={toPath('restos.show', { restoId: resto.id })}
    >
      <p className={styles.address}>{resto.street}</p>
      <p className={styles.foot}>
        <VenueTimeProvider timeZone={timeZone}>
          <RestoStatus hours={resto.openingHours} timeZone={timeZone} />
        </VenueTimeProvider>
        {isChosen && <Badge variant="soft">{t('restos.index.chosen')}</Badge>}
      </p>
    </Card>
  )
}
