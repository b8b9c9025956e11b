import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'

const dayMs = 24 * 3_600_000

/** 'today at 13:42', 'yesterday at 9:05', '3 November, 18:20'. A device with a wrong clock reads the date: nothing false. */
export function useWhen(): (instant: string) => string {
  const t = useText()
  const format = useFormat()
  return (instant) => {
    const atMs = Date.parse(instant)
    const nowMs = Date.now()
    const day = format.date(atMs, nowMs)
    const time = format.time(atMs)
    if (day === format.date(nowMs, nowMs)) return t('when.today', { time })
    if (day === format.date(nowMs - dayMs, nowMs)) return t('when.yesterday', { time })
    return format.dateTime(atMs, nowMs)
  }
}
