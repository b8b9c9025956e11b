import { type ReactNode, Suspense, useState } from 'react'
import { untilIdle } from '#until-idle.ts'
import { later } from '#later.tsx'
import type { PopupProps } from '#popup-frame.tsx'

const PopupFrame = later(async () => (await import('#popup-frame.tsx')).PopupFrame)

export const loadPopup = PopupFrame.load

/** For a page that may have to ask something when the network is gone. Whatever fails is asked for again when needed. */
export async function preloadPopup(): Promise<void> {
  await untilIdle()
  await loadPopup()
}

interface Props extends PopupProps {
  /** Shown until the machinery is there, in the place of nothing. */
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
