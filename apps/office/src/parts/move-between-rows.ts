import type { KeyboardEvent } from 'react'

/** ↑ and ↓ move between the buttons of a list's rows. A button opens its menu with Enter. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (step === undefined || !(event.target instanceof HTMLElement)) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-button]')]
  const here = buttons.findIndex((button) => button === event.target)
  const next = here < 0 ? undefined : buttons[here + step]
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
}
