import { useState } from 'react'
import type { Failure } from '#api/result.ts'
import { toRefusalText } from '#features/checkout/refusal-text.ts'
import { useText } from '#i18n/i18n-provider.tsx'
import {
  type FindRefusal,
  type PlacedRefusal,
  type RefusalPlace,
  toPlacedRefusals,
} from '#order/placing-refusals.ts'
import { usePreflight } from '#order/preflight-store.ts'

export interface Refusals {
  readonly find: FindRefusal
  /** Those of the last try to place; the preflight's own are always among what is found. */
  readonly set: (failure: Failure) => void
  /** What was refused has been changed: its reason is old. */
  readonly forget: (place: RefusalPlace) => void
  readonly forgetAll: () => void
}

/** K-09: what the server has refused, preflight and placing alike, for each place of the page. */
export function useRefusals(): Refusals {
  const t = useText()
  const preflightFailure = usePreflight((state) => state.failure)
  const [placing, setPlacing] = useState<readonly PlacedRefusal[]>([])
  const counting = preflightFailure === null ? [] : toPlacedRefusals(preflightFailure)
  return {
    find: (place) => {
      const items = [...placing, ...counting].filter((refusal) => refusal.place === place)
      const texts = new Set(items.map(({ item }) => toRefusalText(t, item)))
      return texts.size === 0 ? undefined : [...texts].join('. ')
    },
    set: (failure) => setPlacing(toPlacedRefusals(failure)),
    forget: (place) => setPlacing((all) => all.filter((refusal) => refusal.place !== place)),
    forgetAll: () => setPlacing([]),
  }
}
