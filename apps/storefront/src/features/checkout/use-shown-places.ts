import { canAskForChange } from '@lavash/rulebook/order/order-wishes'
import { getSettings } from '#config/current-settings.ts'
import { usePaymentChoice } from '#order/checkout-payment.ts'
import type { CheckoutTime } from '#order/checkout-time.ts'
import type { RefusalPlace } from '#order/placing-refusals.ts'

/** Whether the page has the place. A refusal of a place that it lacks is told at the button instead. */
export function useIsPlaceShown({ firstAtMs, chosenAtMs }: CheckoutTime): (place: RefusalPlace) => boolean {
  const { hasPersonCount, hasPromoCodes } = getSettings()
  const { offered, chosen } = usePaymentChoice()
  const hidden: ReadonlySet<RefusalPlace> = new Set([
    ...(hasPersonCount ? [] : (['person-count'] as const)),
    ...(hasPromoCodes ? [] : (['promo-code'] as const)),
    ...(chosen !== undefined && canAskForChange({ payType: chosen }) ? [] : (['change'] as const)),
    ...(offered.length > 0 ? [] : (['payment'] as const)),
    ...(firstAtMs !== undefined || chosenAtMs !== null ? [] : (['time'] as const)),
  ])
  return (place) => !hidden.has(place)
}
