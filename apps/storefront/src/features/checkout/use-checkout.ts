import { canAskForChange, isChangeEnough } from '@lavash/rulebook/order/order-wishes'
import { useEffect, useEffectEvent, useState } from 'react'
import { findFirstPlace, focusPlace } from '#features/checkout/focus-place.ts'
import { type OrderFormState, useOrderForm } from '#features/checkout/use-order-form.ts'
import { type Placing, usePlacing } from '#features/checkout/use-placing.tsx'
import { type Refusals, useRefusals } from '#features/checkout/use-refusals.ts'
import { useIsPlaceShown } from '#features/checkout/use-shown-places.ts'
import { useCartSums } from '#order/cart-sums.ts'
import { usePaymentChoice } from '#order/checkout-payment.ts'
import { type CheckoutTime, useTimeChoice } from '#order/checkout-time.ts'
import { findLeftIntent } from '#order/placing.ts'
import { type RefusalPlace, toPlacedRefusals, toRefusalPlace } from '#order/placing-refusals.ts'
import { getWishes } from '#order/wishes.ts'
import { repeatPreflight, usePreflight } from '#order/preflight-store.ts'
import { useIsSignedIn } from '#session/use-session.ts'
import { preloadPopup } from '@lavash/ui/popup.tsx'

export interface Checkout {
  readonly form: OrderFormState
  readonly refusals: Refusals
  readonly time: CheckoutTime
  readonly placing: Placing
  readonly isDayOff: boolean
  readonly closeDayOff: () => void
  readonly isTimeOpen: boolean
  readonly setIsTimeOpen: (isOpen: boolean) => void
  readonly handlePlace: () => void
}

/** The one button: checks everything before it sends, in the order in which a customer would mend it. */
export function useCheckout(): Checkout {
  const form = useOrderForm()
  const time = useTimeChoice()
  const isPlaceShown = useIsPlaceShown(time)
  const refusals = useRefusals(isPlaceShown)
  const { totalMinor, amountMessages } = useCartSums()
  const { chosen: payType } = usePaymentChoice()
  const failure = usePreflight((state) => state.failure)
  const [isDayOff, setIsDayOff] = useState(false)
  const [isTimeOpen, setIsTimeOpen] = useState(false)
  const [asked, setAsked] = useState<{ readonly place: RefusalPlace }>()
  const placing = usePlacing({
    onObstacle: (refused) => showFirst(toPlacedRefusals(refused).map(({ place }) => place)),
    onRefused: (refused, sent) => showFirst(refusals.set(refused, sent)),
  })
  useFocusAsked(asked)
  useLeftIntent(placing)
  useEffect(() => void preloadPopup(), [])

  /** K-09: every reason stands at its place after the next paint, and the first gets the focus. */
  function showFirst(places: readonly RefusalPlace[]) {
    // K-07: the venue may have closed since the page was painted.
    if (places.includes('venue')) setIsDayOff(true)
    else setAsked({ place: findFirstPlace(places.filter(isPlaceShown)) ?? 'order' })
  }

  function findObstacle(): RefusalPlace | 'day-off' | undefined {
    if (form.problems.length > 0) {
      return findFirstPlace(form.problems.map(({ field }) => toRefusalPlace({ field })))
    }
    if (time.chosenAtMs === null && time.acceptance.kind !== 'now') return 'day-off'
    if (time.isChosenGone) return 'time'
    if (payType === undefined) return 'payment'
    if (canAskForChange({ payType }) && !isChangeEnough(getWishes().changeFrom ?? Infinity, totalMinor))
      return 'change'
    const refusal = amountMessages.find((message) => 'code' in message)
    if (refusal === undefined) return undefined
    // The address mends it, and the sentence stands there.
    return refusal.kind === 'out-of-zone' ? 'address' : 'amount'
  }

  function handlePlace() {
    refusals.forgetAll()
    form.showAll()
    const obstacle = findObstacle()
    if (obstacle === 'day-off') return setIsDayOff(true)
    if (obstacle !== undefined) return setAsked({ place: obstacle })
    // A failed preflight is repeated. A refusal that still holds is told again.
    if (failure !== null) repeatPreflight()
    void placing.place(totalMinor)
    return undefined
  }

  return {
    form,
    refusals,
    time,
    placing,
    isDayOff,
    closeDayOff: () => setIsDayOff(false),
    isTimeOpen,
    setIsTimeOpen,
    handlePlace,
  }
}

/** After the paint: a screen reader announces the reason only if it is there when the focus arrives. */
function useFocusAsked(asked: { readonly place: RefusalPlace } | undefined): void {
  useEffect(() => {
    if (asked === undefined) return undefined
    const frame = requestAnimationFrame(() => focusPlace(asked.place))
    return () => cancelAnimationFrame(frame)
  }, [asked])
}

/** K-05: an order that an earlier page sent without an answer is asked about first. */
function useLeftIntent(placing: Placing): void {
  const isSignedIn = useIsSignedIn()
  const resume = useEffectEvent(async (isWanted: () => boolean) => {
    const left = await findLeftIntent()
    if (left !== undefined && isWanted()) await placing.resume(left)
  })
  useEffect(() => {
    let isHere = true
    if (isSignedIn) void resume(() => isHere)
    return () => {
      isHere = false
    }
  }, [isSignedIn])
}
