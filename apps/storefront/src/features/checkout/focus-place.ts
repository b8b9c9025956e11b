import type { RefusalPlace } from '#order/placing-refusals.ts'

/** In the page's own order: the first problem a customer reaches from above is the first to be mended. */
const order: readonly RefusalPlace[] = [
  'person-count',
  'address',
  'time',
  'comment',
  'name',
  'phone',
  'email',
  'payment',
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

/** Whoever has signed in finds another button where the focus would return to. After the paint, which brings it. */
export function focusOrder(): void {
  requestAnimationFrame(() => findPart('order')?.focus({ preventScroll: true }))
}

function findPart(place: RefusalPlace): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-place='${place}']`)
}

/** To the control at the place, or to the place itself where there is nothing to press. */
export function focusPlace(place: RefusalPlace): void {
  const part = findPart(place)
  if (part === null) return
  const target =
    part.tabIndex === -1 && part.hasAttribute('tabindex') ? part : part.querySelector<HTMLElement>(focusable)
  target?.focus({ preventScroll: true })
  part.scrollIntoView({ block: 'center' })
}
