import type { Resto } from '@lavash/contract/restos'
import { toTimeZone } from '@lavash/rulebook/time/time-zone'
import { toPath } from '#config/paths.ts'
import { RestoStatus } from '#features/restos/resto-status.tsx'
import { VenueTimeProvider } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { Badge } from '@lavash/ui/badge.tsx'
import { Card } from '@lavash/ui/card.tsx'
import { asLink } from '#navigation/as-link.ts'
import styles from './resto-card.module.css'

const LinkCard = asLink(Card)

interface Props {
  resto: Resto
  /** The venue that the customer orders from now. */
  isChosen: boolean
}

export function RestoCard({ resto, isChosen }: Props) {
  const t = useText()
  const timeZone = toTimeZone(resto.timezone)
  return (
    <LinkCard
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
    </LinkCard>
  )
}
