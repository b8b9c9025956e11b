import type { Format } from '@lavash/i18n/format.ts'
import type { Text } from '#i18n/use-text.ts'

/** '350 м', '1,2 км': as exact as somebody who walks can use. */
export function toDistanceText(t: Text, format: Pick<Format, 'number'>, metres: number): string {
  if (metres < 1000) return t('location.metres', { value: format.number(Math.round(metres / 10) * 10) })
  const kilometres = metres / 1000
  return t('location.kilometres', {
    value: format.number(kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)),
  })
}
