import { findFreeOffer, findMatchingThreshold } from '@lavash/rulebook/place/thresholds'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { useResto } from '#order/chosen-venue.ts'
import { useChosenTime } from '#order/chosen-time.ts'
import { useChosenZone } from '#order/chosen-zone.ts'
import { usePreflight } from '#order/preflight-store.ts'

/** '35–45 мин': what the zone's rules promise, or the server for this cart; nothing beside a chosen time. */
export function useDeliveryMinutesText(): string | undefined {
  const t = useText()
  const chosenTime = useChosenTime()
  // The server's promise for the cart; an empty cart has the zone's times.
  const answered = usePreflight((state) => state.answer?.promiseMinutes)
  const times = (useChosenZone()?.thresholds ?? []).map(({ deliveryTime }) => deliveryTime)
  const minutes = (answered === undefined ? times : [answered]).filter((time) => time > 0)
  if (chosenTime !== undefined || minutes.length === 0) return undefined
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
