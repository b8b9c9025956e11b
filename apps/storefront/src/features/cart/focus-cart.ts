import { focusContent } from '@lavash/ui/focus-content.ts'

/** The list of dishes or, where it is empty, the way back to the menu. */
export const cartFocusId = 'cart-focus'

/**
 * The button that was pressed goes with its line, or with the toast; the focus stays with what is left. After the paint:
 * the first dish brings the list with it, and a popup that closes has looked for its own button by then.
 */
export function focusCart(): void {
  requestAnimationFrame(() => {
    const left = document.getElementById(cartFocusId)
    if (left === null) focusContent()
    else left.focus({ preventScroll: true })
  })
}
