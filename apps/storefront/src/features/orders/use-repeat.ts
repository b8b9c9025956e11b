import type { Position } from '@lavash/contract/menus'
import type { Order } from '@lavash/contract/orders'
import { useState } from 'react'
import { navigate } from '#navigation/history.ts'
import { FailureError } from '@lavash/client/result.ts'
import { toPath } from '#config/paths.ts'
import { toFailureText } from '#i18n/failure-text.ts'
import { useFormat } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { addToCart } from '#order/cart.ts'
import { useRepeatOrder } from '#order/use-repeat-order.ts'
import { showToast } from '@lavash/ui/toast-queue.ts'
import { useIsShown } from '@lavash/ui/use-is-shown.ts'

/** Whether a dish may be added. The screen passes the menu's question for adults. */
export type AskAdulthood = (position: Pick<Position, 'tags'>) => Promise<boolean>

/** Puts what can be ordered into the cart and names what cannot. */
export function useRepeat(askAdulthood: AskAdulthood) {
  const t = useText()
  const format = useFormat()
  const repeatOrder = useRepeatOrder()
  const isShown = useIsShown()
  const [repeatingId, setRepeatingId] = useState<string>()

  const repeat = async (order: Order) => {
    setRepeatingId(order.id)
    try {
      const { lines, missing } = await repeatOrder(order)
      if (!isShown()) return
      const added: string[] = []
      let isFull = false
      for (const { line, position } of lines) {
        if (!(await askAdulthood(position))) continue
        if (addToCart(line)) added.push(line.name)
        else isFull = true
      }
      if (missing.length > 0) showToast({ text: t('order.repeatMissing', { names: format.list(missing) }) })
      if (isFull) showToast({ text: t('cart.full') })
      if (added.length === 0) return
      showToast({ kind: 'success', text: t('order.repeated') })
      navigate(toPath('cart.index'))
    } catch (error) {
      if (!(error instanceof FailureError)) throw error
      showToast({ kind: 'error', text: toFailureText(t, error.failure) })
    } finally {
      setRepeatingId(undefined)
    }
  }

  return { repeat, repeatingId }
}
