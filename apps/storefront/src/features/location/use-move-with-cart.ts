import type { Resto } from '@lavash/contract/restos'
import type { SavedLocation } from '@lavash/rulebook/place/location-save'
import { toFailureText } from '#i18n/failure-text.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { toMisfitQuestion } from '#i18n/misfit-question.ts'
import { moveWithCart } from '#order/move-with-cart.ts'
import { showToast } from '@lavash/ui/toast-queue.ts'
import type { Ask } from '@lavash/ui/use-confirm.tsx'
import { useIsShown } from '@lavash/ui/use-is-shown.ts'

/**
 * Moves to a new place with the cart, from the location popup or a venue's page, and answers whether the customer
 * moved. A customer who stays was asked, was told why, or has left (L-13).
 */
export function useMoveWithCart(ask: Ask) {
  const t = useText()
  const format = useFormat()
  const isShown = useIsShown()
  return async (location: SavedLocation, resto: Resto): Promise<boolean> => {
    const move = await moveWithCart(location, resto, {
      askMisfits: (misfits, isWholeCart) => ask(toMisfitQuestion(t, format, misfits, isWholeCart)),
      isStillThere: isShown,
    })
    if (move.kind === 'failed') showToast({ kind: 'error', text: toFailureText(t, move.failure) })
    if (move.kind === 'moved' && move.message !== null) showToast({ text: move.message })
    if (move.kind === 'moved' && move.droppedCode !== undefined) {
      showToast({ text: t('promoCode.droppedByMove', { code: move.droppedCode }) })
    }
    return move.kind === 'moved'
  }
}
