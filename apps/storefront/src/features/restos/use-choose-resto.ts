import type { Resto } from '@lavash/contract/restos'
import { hasMethod } from '@lavash/rulebook/delivery-methods'
import { useState } from 'react'
import { navigate } from '#navigation/history.ts'
import { toPath } from '#config/paths.ts'
import { toFailureText } from '#i18n/failure-text.ts'
import { useFormat, useText } from '#i18n/i18n-provider.tsx'
import { toMisfitQuestion } from '#i18n/misfit-question.ts'
import { checkCartAt, dropLines, dropPromoCode } from '#order/check-cart-at.ts'
import { getStoredLocation, saveLocation } from '#order/chosen-location.ts'
import { getStored, useStored } from '#storage/stored-values.ts'
import { showToast } from '#ui/toast-queue.ts'
import type { Ask } from '#ui/use-confirm.tsx'

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
  const [isChoosing, setIsChoosing] = useState(false)
  const isThere = restoId === resto.id && method === 'TAKE_AWAY'

  const move = async (): Promise<void> => {
    const { cityId } = getStoredLocation()
    if (cityId === null) return
    const location = { cityId, method: 'TAKE_AWAY' as const, restoId: resto.id, place: null }
    const check = await checkCartAt(location, resto)
    if (check.kind === 'failed') {
      return showToast({ kind: 'error', text: toFailureText(t, check.failure) })
    }
    if (check.kind === 'misfits') {
      const cart = getStored('cart_positions')
      const isWholeCart = check.lines.length === cart.length
      const answer = await ask(toMisfitQuestion(t, format, check.lines, isWholeCart))
      if (answer === 'cancelled') return
      dropLines(answer === 'other' ? check.lines : cart)
    } else {
      if (check.clearsPromoCode) dropPromoCode()
      if (check.message !== null) showToast({ text: check.message })
    }
    saveLocation(location, resto)
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
