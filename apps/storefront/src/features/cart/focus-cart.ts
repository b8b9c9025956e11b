import { focusContent } from '@lavash/ui/focus-content.ts'

/** The list of dishes or, in an empty cart, the way back to the menu. */
export const cartFocusId = 'cart-focus'

/**
 * The pressed button disappears with its line or toast, so the focus moves to what is left. After the paint: the
 * first dish renders the list, and a closing popup returns its own focus before.
 */
export function focusCart(): void {
  requestAnimationFrame(() => {
    const left = document.getElementById(cartFocusId)
    if (left === null) focusContent()
    else left.focus({ preventScroll: true })
  })
}
