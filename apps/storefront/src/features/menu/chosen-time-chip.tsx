import { useNow } from '#api/use-now.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { toTimeText } from '#i18n/time-texts.ts'
import { useTimeZone } from '#order/chosen-venue.ts'
import { setStored } from '#storage/stored-values.ts'
import { Chip } from '@lavash/ui/chip.tsx'

/** The menu is shown for the chosen time: it says so, and a press goes back to now. */
export function ChosenTimeChip({ atMs }: { atMs: number }) {
  const t = useText()
  const format = useFormat()
  const timeZone = useTimeZone()
  const nowMs = useNow()
  const time = toTimeText(atMs, { t, format, nowMs, timeZone })
  return (
    <Chip
      isChosen
      aria-label={`${t('order.forTime', { when: time })}. ${t('checkout.asap')}`}
      onClick={() => setStored({ order_pre_order_at: null })}
    >
      {time} ×
    </Chip>
  )
}
