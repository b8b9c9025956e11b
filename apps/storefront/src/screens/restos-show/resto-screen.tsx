import { toTimeZone } from '@lavash/rulebook/time/time-zone'
import { ShoppingBag } from 'lucide-react'
import { useMoveWithCart } from '#features/location/use-move-with-cart.ts'
import { RestoFacts } from '#features/restos/resto-facts.tsx'
import { RestoStatus } from '#features/restos/resto-status.tsx'
import { useChooseResto } from '#features/restos/use-choose-resto.ts'
import { VenueTimeProvider } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { useCityData } from '#order/city-data.tsx'
import type { Resto } from '@lavash/contract/restos'
import { Badge } from '@lavash/ui/badge.tsx'
import { Button } from '@lavash/ui/button.tsx'
import { PhotoStrip } from '@lavash/ui/photo-strip.tsx'
import { useConfirm } from '@lavash/ui/use-confirm.tsx'
import styles from './resto-screen.module.css'

export function RestoScreen({ restoId }: { restoId: number }) {
  const resto = useCityData().restos.find(({ id }) => id === restoId)
  if (resto === undefined) return null
  return (
    // Its hours use its own clock, whichever venue is chosen.
    <VenueTimeProvider timeZone={toTimeZone(resto.timezone)}>
      <RestoPage resto={resto} />
    </VenueTimeProvider>
  )
}

function RestoPage({ resto }: { resto: Resto }) {
  const t = useText()
  const { ask, confirmPopup } = useConfirm()
  const { canChoose, isChoosing, choose } = useChooseResto(resto, useMoveWithCart(ask))
  return (
    <article className={styles.page}>
      <div className={styles.lead}>
        <div className={styles.photo}>
          <PhotoStrip photos={resto.photos} label={resto.name} sizes="(width < 840px) 100vw, 50vw" />
        </div>
        <div className={styles.texts}>
          <h2 className={styles.name}>{resto.name}</h2>
          <RestoStatus hours={resto.openingHours} timeZone={toTimeZone(resto.timezone)} />
          <p>{resto.description}</p>
          {resto.tags.length > 0 && (
            <p className={styles.tags}>
              {resto.tags.map(({ id, name }) => (
                <Badge key={id}>{name}</Badge>
              ))}
            </p>
          )}
          {canChoose && (
            <div>
              <Button icon={<ShoppingBag />} isLoading={isChoosing} onClick={() => void choose()}>
                {t('restos.show.takeAwayHere')}
              </Button>
            </div>
          )}
        </div>
      </div>
      <RestoFacts resto={resto} />
      {confirmPopup}
    </article>
  )
}
