/** The interval within which browsers count a double tap. */
const doubleTapMs = 300
const fingerPx = 24

/** Ignores the second tap of a double tap: the first one may have uncovered another control below the finger. */
export function ignoreSecondTap(first: MouseEvent): void {
  ignoreIf(first, () => true)
}

/** The same below a popup that closes. The popup itself gets the second tap while it is visible. */
export function ignoreSecondTapBelow(popup: Element, first: MouseEvent): void {
  const isInPopup = ({ target }: MouseEvent) => popup.contains(target as Node)
  // Ignore taps in nested popups.
  if (isInPopup(first)) ignoreIf(first, (second) => !isInPopup(second))
}

function ignoreIf(first: MouseEvent, isUnmeant: (second: MouseEvent) => boolean): void {
  // A keyboard or voice click has no position, so it always counts.
  if (first.detail === 0) return
  const handleClick = (second: MouseEvent) => {
    if (!isSecondOf(first, second) || !isUnmeant(second)) return
    second.preventDefault()
    second.stopPropagation()
  }
  window.addEventListener('click', handleClick, { capture: true, once: true })
}

/**
 * Browsers report a mouse's double click. Not all count taps, so taps are compared by the events' own time, because a
 * slow phone handles the second one late.
 */
function isSecondOf(first: MouseEvent, second: MouseEvent): boolean {
  if (second.detail > 1) return true
  if (second.detail === 0 || ('pointerType' in second && second.pointerType === 'mouse')) return false
  const distancePx = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY)
  return second.timeStamp - first.timeStamp < doubleTapMs && distancePx < fingerPx
}
