import { type ReactNode, Suspense, useState } from 'react'
import { untilIdle } from '#until-idle.ts'
import { later } from '#later.tsx'
import type { PopupProps } from '#popup-frame.tsx'

const PopupFrame = later(async () => (await import('#popup-frame.tsx')).PopupFrame)

export const loadPopup = PopupFrame.load

/**
 * Loads the popup's code early, for a page that may ask a question without a network. A failed load is repeated when
 * needed.
 */
export async function preloadPopup(): Promise<void> {
  await untilIdle()
  await loadPopup()
}

interface Props extends PopupProps {
  /** Shown until the popup's code is loaded. */
  standIn?: ReactNode
}

/**
 * One popup for all: a dialog on a desktop, a bottom sheet that is swiped away on a phone, or the full screen.
 * The machinery (33 KB) is no part of the first chunk. Once opened it stays, so that closing can be seen.
 * A popup opened from another one is rendered inside it: then Escape and the focus know which is on top.
 */
export function Popup({ standIn, ...props }: Props) {
  const [hasBeenOpen, setHasBeenOpen] = useState(props.isOpen)
  if (props.isOpen && !hasBeenOpen) setHasBeenOpen(true)
  if (!hasBeenOpen) return null
  return (
    <Suspense fallback={standIn ?? null}>
      <PopupFrame {...props} />
    </Suspense>
  )
}
