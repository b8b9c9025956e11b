import type { Resto } from '@lavash/contract/restos'
import { hasMethod } from '@lavash/rulebook/delivery-methods'
import { useState } from 'react'
import { navigate } from '#navigation/history.ts'
import { toPath } from '#config/paths.ts'
import { toFailureText } from '#i18n/failure-text.ts'
import { useFormat, useText } from '#i18n/i18n-provider.tsx'
import { toMisfitQuestion } from '#i18n/misfit-question.ts'
import { getStoredLocation } from '#order/chosen-location.ts'
import { moveWithCart } from '#order/move-with-cart.ts'
import { useStored } from '#storage/stored-values.ts'
import { showToast } from '#ui/toast-queue.ts'
import type { Ask } from '#ui/use-confirm.tsx'
import { useIsShown } from '#ui/use-is-shown.ts'

interface ChooseResto {
  /** Somebody can take away from there, and does not yet. */
  readonly canChoose: boolean
  readonly isChoosing: boolean
  readonly choose: () => Promise<void>
}

/** From a venue's page to its menu: takeaway there, with the same check of the cart as in the location popup (L-11). */
export function useChooseResto(resto: Resto, ask: Ask): ChooseResto {
  const t = useText()
  const format = useFormat()
  const restoId = useStored('resto_id')
  const method = useStored('order_delivery_method')
  const isShown = useIsShown()
  const [isChoosing, setIsChoosing] = useState(false)
  const isThere = restoId === resto.id && method === 'TAKE_AWAY'

  const move = async (): Promise<void> => {
    const { cityId } = getStoredLocation()
    if (cityId === null) return
    const location = { cityId, method: 'TAKE_AWAY' as const, restoId: resto.id, place: null }
    const outcome = await moveWithCart(location, resto, {
      askMisfits: (misfits, isWholeCart) => ask(toMisfitQuestion(t, format, misfits, isWholeCart)),
      isStillThere: isShown,
    })
    if (outcome.kind === 'failed') showToast({ kind: 'error', text: toFailureText(t, outcome.failure) })
    if (outcome.kind !== 'moved') return
    if (outcome.message !== null) showToast({ text: outcome.message })
    navigate(toPath('home.index'))
  }
  return {
    canChoose: !isThere && hasMethod(resto, 'TAKE_AWAY'),
    isChoosing,
    choose: async () => {
      setIsChoosing(true)
      await move().finally(() => setIsChoosing(false))
    },
  }
}
