import { useNow } from '#api/use-now.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { toTimeText } from '#i18n/time-texts.ts'
import { useChooseTime, useDishTime } from '#order/checkout-time.ts'
import { useTimeZone } from '#order/chosen-venue.ts'

/** Breakfast in the evening: not the end of the way, but an order for tomorrow's first breakfast. */
export function useDishTimeOffer(positionId: number) {
  const t = useText()
  const format = useFormat()
  const timeZone = useTimeZone()
  const nowMs = useNow()
  const atMs = useDishTime(positionId)
  const chooseTime = useChooseTime()
  if (atMs === undefined) return undefined
  return {
    label: t('positions.orderFor', { time: toTimeText(atMs, { t, format, nowMs, timeZone }) }),
    onChoose: () => chooseTime(atMs),
  }
}
