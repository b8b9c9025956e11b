/** As browsers count two taps as one double tap. */
const doubleTapMs = 300
const fingerPx = 24

/** The second tap of two is not meant for what the first one has laid open below the finger. */
export function ignoreSecondTap(first: MouseEvent): void {
  ignoreIf(first, () => true)
}

/** The same for a popup: while it is still there, on its way out or not, it has every tap. */
export function ignoreSecondTapBelow(popup: Element, first: MouseEvent): void {
  const isInPopup = ({ target }: MouseEvent) => popup.contains(target as Node)
  // What a popup of this one has is no business of this one.
  if (isInPopup(first)) ignoreIf(first, (second) => !isInPopup(second))
}

function ignoreIf(first: MouseEvent, isUnmeant: (second: MouseEvent) => boolean): void {
  // A key or a voice presses what it names, wherever that is.
  if (first.detail === 0) return
  const handleClick = (second: MouseEvent) => {
    if (!isSecondOf(first, second) || !isUnmeant(second)) return
    second.preventDefault()
    second.stopPropagation()
  }
  window.addEventListener('click', handleClick, { capture: true, once: true })
}

/**
 * Of a mouse the browser says so. Not every browser counts taps; theirs are told by their own clock, since a slow phone
 * hears of the second one late.
 */
function isSecondOf(first: MouseEvent, second: MouseEvent): boolean {
  if (second.detail > 1) return true
  if (second.detail === 0 || ('pointerType' in second && second.pointerType === 'mouse')) return false
  const distancePx = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY)
  return second.timeStamp - first.timeStamp < doubleTapMs && distancePx < fingerPx
}
