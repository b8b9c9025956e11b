import type { RefusalItem } from '@lavash/client/result.ts'
import type { Text } from '#i18n/use-text.ts'

/** E-03 and closed venues: told in our own words, whichever server refused. */
const restoReasons = [
  'doesnt-support-delivery-online-pay',
  'doesnt-support-delivery-card-pay',
  'doesnt-support-delivery-cash-pay',
  'doesnt-support-takeaway-online',
  'doesnt-support-takeaway-card-pay',
  'doesnt-support-takeaway-cash-pay',
  'closed',
  'day-off',
] as const

/** Other messages come in the customer's language (Accept-Language). */
export function toRefusalText(t: Text, { code, message }: RefusalItem): string {
  const reason = restoReasons.find((known) => code === `resto.${known}`)
  if (reason !== undefined) return t(`error.code.resto.${reason}`)
  if (code === 'order.idempotency-conflict') return t('checkout.conflict')
  return message || t('error.unknown')
}

/** Our own texts end without a full stop, the server's with one. */
export function joinReasons(texts: readonly string[]): string {
  return texts.join('. ').replaceAll(/(?<=[.!?…])\. /g, ' ')
}
