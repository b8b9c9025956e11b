import { useEffect, useRef, useState } from 'react'
import type { Failure } from '@lavash/client/result.ts'
import {
  type KeptRefusal,
  type OrderParts,
  toCurrentRefusals,
  toKeptRefusals,
} from '#features/checkout/refusal-subjects.ts'
import { joinReasons, toRefusalText } from '#features/checkout/refusal-text.ts'
import { useOrderParts } from '#features/checkout/use-order-parts.ts'
import { useText } from '#i18n/use-text.ts'
import type { FindRefusal, RefusalPlace } from '#order/placing-refusals.ts'
import { usePreflight } from '#order/preflight-store.ts'

export interface Refusals {
  readonly find: FindRefusal
  /** Of several places that are told in one sentence. */
  readonly findAny: (places: readonly RefusalPlace[]) => string | undefined
  /**
   * Stores the refusals of the last attempt and returns their places. The preflight's own refusals are found without
   * it.
   */
  readonly set: (failure: Failure, sent: OrderParts) => readonly RefusalPlace[]
  /** The refused part was changed, so its reason is outdated. */
  readonly forget: (place: RefusalPlace) => void
  readonly forgetAll: () => void
}

/** K-09: what the server has refused, preflight and placing alike, for each place of the page. */
export function useRefusals(isPlaceShown: (place: RefusalPlace) => boolean): Refusals {
  const t = useText()
  const now = useOrderParts()
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })
  const [placing, setPlacing] = useState<readonly KeptRefusal[]>([])
  const current = toCurrentRefusals(placing, now)
  if (current.length < placing.length) setPlacing(current)
  const counting = useCounting(now)
  const findAny = (places: readonly RefusalPlace[]) => {
    const items = [...current, ...counting].filter((refusal) =>
      places.includes(isPlaceShown(refusal.place) ? refusal.place : 'order'),
    )
    const texts = new Set(items.map(({ item }) => toRefusalText(t, item)))
    return texts.size === 0 ? undefined : joinReasons([...texts])
  }
  return {
    find: (place) => findAny([place]),
    findAny,
    set: (failure, sent) => {
      // The refused press belongs to an earlier render, and the cart may have changed since.
      const kept = toKeptRefusals(failure, sent, latest.current)
      setPlacing(kept)
      return kept.map(({ place }) => place)
    },
    forget: (place) => setPlacing((all) => all.filter((refusal) => refusal.place !== place)),
    forgetAll: () => setPlacing([]),
  }
}

/** The preflight's refusals. Until its next answer, those whose subject still exists. */
function useCounting(now: OrderParts): readonly KeptRefusal[] {
  const failure = usePreflight((state) => state.failure)
  const [counted, setCounted] = useState(() => toCounted(failure, now))
  if (counted.failure !== failure) setCounted(toCounted(failure, now))
  return toCurrentRefusals(counted.kept, now)
}

interface Counted {
  readonly failure: Failure | null
  readonly kept: readonly KeptRefusal[]
}

function toCounted(failure: Failure | null, now: OrderParts): Counted {
  return { failure, kept: failure === null ? [] : toKeptRefusals(failure, now, now) }
}
