import { decideLocationSave, type SavedLocation } from '@lavash/rulebook/place/location-save'
import type { LocationState } from '@lavash/rulebook/place/location-state'
import { reduceLocation } from '@lavash/rulebook/place/location-steps'
import type { OrderFormField, OrderFormProblem } from '@lavash/rulebook/order/order-form-problems'
import { useState } from 'react'
import type { LocationDraft } from '#features/location/use-location-draft.ts'
import { useMoveWithCart } from '#features/location/use-move-with-cart.ts'
import { useText } from '#i18n/use-text.ts'
import { toProblemText } from '#i18n/problem-text.ts'
import type { Ask } from '@lavash/ui/use-confirm.tsx'

export interface LocationSave {
  readonly save: () => Promise<void>
  readonly isSaving: boolean
  /** Incremented by every refused save: the first wrong field takes the focus. */
  readonly refusedCount: number
  readonly findError: (field: OrderFormField) => string | undefined
}

/** L-10, L-11, L-12: asks about the house number, validates, runs the cart's preflight, and only then stores. */
export function useLocationSave(
  draft: LocationDraft,
  ask: Ask,
  onSaved: (location: SavedLocation) => void,
): LocationSave {
  const t = useText()
  const { stored, context, restos, dispatch } = draft
  const moveWithCart = useMoveWithCart(ask)
  const [isSaving, setIsSaving] = useState(false)
  const [refusedCount, setRefusedCount] = useState(0)

  const decideAndSave = async (state: LocationState): Promise<void> => {
    const decision = decideLocationSave(state, stored, context)
    if (decision.outcome === 'confirm-house-number') {
      const answer = await ask({
        title: t('location.confirmTitle'),
        text: t('location.confirmText'),
        confirmLabel: t('location.continueWithoutNumber'),
        cancelLabel: t('location.clarify'),
        lead: 'cancel',
        findCancelFocus: () => document.querySelector<HTMLElement>('[data-address] :is(input, button)'),
      })
      if (answer !== 'confirmed') return undefined
      dispatch({ type: 'houseNumberWaived' })
      return decideAndSave(reduceLocation(state, { type: 'houseNumberWaived' }, context))
    }
    if (decision.outcome !== 'ready') return setRefusedCount((count) => count + 1)
    const resto = restos.find(({ id }) => id === decision.location.restoId)
    if (resto === undefined) return setRefusedCount((count) => count + 1)
    if (await moveWithCart(decision.location, resto)) onSaved(decision.location)
    return undefined
  }

  const problems = findShownProblems(draft, refusedCount > 0)
  return {
    save: async () => {
      setIsSaving(true)
      await decideAndSave(draft.state).finally(() => setIsSaving(false))
    },
    isSaving,
    refusedCount,
    findError: (field) => {
      const problem = problems.find((found) => found.field === field)?.problem
      return problem && toProblemText(t, problem)
    },
  }
}

/** Before the first try nothing counts as missing. An address outside every zone is told at once. */
function findShownProblems(
  { state, stored, context }: LocationDraft,
  hasTried: boolean,
): readonly OrderFormProblem[] {
  const decision = decideLocationSave({ ...state, confirmedWithoutHouseNumber: true }, stored, context)
  if (decision.outcome !== 'invalid') return []
  if (hasTried) return decision.problems
  return decision.problems.filter(({ problem }) => problem.key === 'validation.addressOutsideZone')
}
