import { findFreeOffer, findMatchingThreshold } from '@lavash/rulebook/place/thresholds'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { useResto } from '#order/chosen-venue.ts'
import { useChosenZone } from '#order/chosen-zone.ts'

/** '35–45 мин': the range of the zone's thresholds, whatever is in the cart. Undefined for takeaway. */
export function useDeliveryMinutesText(): string | undefined {
  const t = useText()
  const minutes = (useChosenZone()?.thresholds ?? [])
    .map(({ deliveryTime }) => deliveryTime)
    .filter((time) => time > 0)
  if (minutes.length === 0) return undefined
  const fastest = Math.min(...minutes)
  const slowest = Math.max(...minutes)
  return t('delivery.minutes', {
    minutes: fastest === slowest ? String(fastest) : `${fastest}–${slowest}`,
  })
}

/** 'бесплатно от 900 ₽', computed for an empty order, so that the sum does not change with the cart. */
export function useFreeDeliveryText(): string | undefined {
  const t = useText()
  const format = useFormat()
  const { currency } = useResto()
  const thresholds = useChosenZone()?.thresholds ?? []
  if (findMatchingThreshold(thresholds, 0)?.deliveryCost === 0) return t('delivery.free')
  const offer = findFreeOffer(thresholds, 0)
  return offer && t('delivery.freeFrom', { sum: format.money(offer.missingMinor, currency) })
}
