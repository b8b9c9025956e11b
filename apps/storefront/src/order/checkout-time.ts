import { type OrderAcceptance, orderAcceptance } from '@lavash/rulebook/order/order-acceptance'
import {
  findFirstPreOrderTime,
  findPreOrderRefusal,
  type PreOrderHours,
  type PreOrderTerms,
} from '@lavash/rulebook/time/pre-order'
import { type TimeSlotIndex, toTimeSlotIndex } from '@lavash/rulebook/time/time-slots'
import { isoWithOffset } from '@lavash/rulebook/time/time-zone'
import { toWeekSchedule } from '@lavash/rulebook/time/week-schedule'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { preOrderHoursQuery, timeSlotsQuery, workingHoursQuery } from '#api/restos.ts'
import { useNow } from '#api/use-now.ts'
import { useCurrentLocale } from '#config/current-locale.ts'
import { getSettings } from '#config/current-settings.ts'
import { useResto, useTimeZone } from '#order/chosen-venue.ts'
import { usePromiseMinutes } from '#order/promise.ts'
import { setStored, useStored } from '#storage/stored-values.ts'

const noPreOrder: PreOrderHours = { type: 'NONE', minTimeMinutes: 0, dayInAdvance: 0, hours: [] }

export interface CheckoutTime {
  /** Whether an order for now is accepted, and what else is possible. */
  readonly acceptance: OrderAcceptance
  /** Days and times are computed from these terms when the list is opened. */
  readonly terms: PreOrderTerms
  /** K-04. Undefined without pre-order. */
  readonly firstAtMs: number | undefined
  /** null: as soon as possible. */
  readonly chosenAtMs: number | null
  /** The chosen time has passed, or a dish of the cart is not sold then. */
  readonly isChosenGone: boolean
}

export function useTimeChoice(): CheckoutTime {
  const terms = usePreOrderTerms()
  const nowMs = useNow()
  const stored = useStored('order_pre_order_at')
  const chosenAtMs = stored === null ? null : Date.parse(stored)
  return useMemo(
    () => ({
      acceptance: orderAcceptance(terms, nowMs),
      terms,
      firstAtMs: findFirstPreOrderTime(terms, nowMs),
      chosenAtMs,
      isChosenGone: chosenAtMs !== null && findPreOrderRefusal(terms, chosenAtMs, nowMs) !== undefined,
    }),
    [terms, nowMs, chosenAtMs],
  )
}

/** Times are stored and sent with the venue's UTC offset. */
export function useChooseTime(): (atMs: number | null) => void {
  const timeZone = useTimeZone()
  return (atMs) => setStored({ order_pre_order_at: atMs === null ? null : isoWithOffset(atMs, timeZone) })
}

/** The first time at which this dish can be ordered for, whatever else is in the cart; none where pre-order is off. */
export function useDishTime(positionId: number): number | undefined {
  const { terms, index } = useVenueTerms()
  const nowMs = useNow()
  return useMemo(
    () => findFirstPreOrderTime({ ...terms, slots: toSlots(index, [positionId]) }, nowMs),
    [terms, index, positionId, nowMs],
  )
}

function usePreOrderTerms(): PreOrderTerms {
  const { terms, index } = useVenueTerms()
  const lines = useStored('cart_positions')
  return useMemo(
    () => ({ ...terms, slots: toSlots(index, new Set(lines.map(({ id }) => id))) }),
    [terms, index, lines],
  )
}

function toSlots(index: TimeSlotIndex, positionIds: Iterable<number>): NonNullable<PreOrderTerms['slots']> {
  return [...positionIds].flatMap((id) => {
    const ranges = index.get(id)
    return ranges === undefined ? [] : [ranges]
  })
}

/** Everything but the slots of the dishes. */
function useVenueTerms(): { readonly terms: PreOrderTerms; readonly index: TimeSlotIndex } {
  const locale = useCurrentLocale()
  const { id: restoId } = useResto()
  const zone = useTimeZone()
  const { data: hours } = useSuspenseQuery(workingHoursQuery(locale, restoId))
  const { data: slots } = useSuspenseQuery(timeSlotsQuery(locale, restoId, zone))
  const promiseMinutes = usePromiseMinutes()
  const { isPreOrderOn } = getSettings()
  const { data: preOrder } = useQuery({ ...preOrderHoursQuery(locale, restoId), enabled: isPreOrderOn })
  return useMemo(() => {
    const terms = {
      preOrder: (isPreOrderOn ? preOrder : undefined) ?? noPreOrder,
      opening: toWeekSchedule(hours),
      zone,
      promiseMinutes,
    }
    return { terms, index: toTimeSlotIndex(slots) }
  }, [hours, slots, promiseMinutes, preOrder, isPreOrderOn, zone])
}
