import type { Position } from '@lavash/contract/menus'
import { linesOfPosition, toCartPosition } from '@lavash/rulebook/cart/cart'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { navigate } from '#navigation/history.ts'
import { toPath } from '#config/paths.ts'
import { useAdulthood } from '#features/menu/use-adulthood.tsx'
import { askWhichLine } from '#features/menu/which-line.ts'
import { useText } from '#i18n/use-text.ts'
import { addToCart, getCartLines, setLineCount } from '#order/cart.ts'
import { showToast } from '@lavash/ui/toast-queue.ts'

export interface Adding {
  readonly onOpen: (position: Position) => void
  readonly onMore: (position: Position) => void
  readonly onLess: (position: Position) => void
}

/**
 * Handlers for the cards of a list, constant for the whole visit: a card renders again when its dish changes, not
 * with every navigation. `onLeave` is called before a dish is opened.
 */
export function useAdding(onLeave?: () => void): Adding {
  const askAdulthood = useAdulthood()
  const t = useText()
  const latest = useRef({ askAdulthood, onLeave, t })
  useLayoutEffect(() => {
    latest.current = { askAdulthood, onLeave, t }
  })
  return useMemo(() => {
    const go = (path: string) => {
      latest.current.onLeave?.()
      navigate(path)
    }
    const onOpen = ({ id, menu }: Position) =>
      go(toPath('menus.positions.show', { menuId: menu.id, positionId: id }))
    const addOne = async (position: Position) => {
      if (!(await latest.current.askAdulthood(position))) return
      const isAdded = addToCart(toCartPosition(position, [], [], 1))
      if (!isAdded) showToast({ text: latest.current.t('cart.full') })
    }
    return {
      onOpen,
      // Modifiers are chosen each time, because the next dish may be wanted differently.
      onMore: (position) => (position.hasModifiers ? onOpen(position) : void addOne(position)),
      onLess: (position) => {
        const [line, ...others] = linesOfPosition(getCartLines(), position)
        // Several choices of one dish are in the cart: only the customer knows which one is meant.
        if (others.length > 0) askWhichLine(position)
        else if (line !== undefined) setLineCount(line, line.count - 1)
      },
    }
  }, [])
}
