import type { RefusalPlace } from '#order/placing-refusals.ts'

/** In the page's order, so that the focus goes to the first problem from the top. */
const order: readonly RefusalPlace[] = [
  'person-count',
  'address',
  'time',
  'comment',
  'name',
  'phone',
  'email',
  'payment',
  'change',
  'promo-code',
  'amount',
  'total',
  'order',
]

export function findFirstPlace(places: readonly RefusalPlace[]): RefusalPlace | undefined {
  const line = places.find((place) => place.startsWith('line-'))
  return line ?? order.find((place) => places.includes(place))
}

const focusable = ':is(input, textarea, button):enabled, a[href]'

/** After sign-in the button that had the focus is replaced. After the paint, which brings the new one. */
export function focusOrder(): void {
  requestAnimationFrame(() => findPart('order')?.focus({ preventScroll: true }))
}

function findPart(place: RefusalPlace): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-place='${place}']`)
}

/** Focuses the control of the place, or the place itself if it has none. */
export function focusPlace(place: RefusalPlace): void {
  const part = findPart(place)
  if (part === null) return
  const target =
    part.tabIndex === -1 && part.hasAttribute('tabindex') ? part : part.querySelector<HTMLElement>(focusable)
  target?.focus({ preventScroll: true })
  part.scrollIntoView({ block: 'center' })
}
