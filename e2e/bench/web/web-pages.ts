import { type Dish, toLine } from '../../cart-steps.ts'
import type { DemoVenue } from '../../demo-venue.ts'
import { type Stored, toStored } from '../../visit.ts'

/** A page as a visitor opens it: its address, the browser's storage, and the content that must appear. */
export interface WebPage {
  readonly name: string
  readonly path: string
  readonly stored: Stored
  /** Visible when the page is complete. The twin is taken then. */
  readonly complete: string
  /** Pages that tell search engines not to index them. Lighthouse's complaint about that is ignored. */
  readonly isPrivate?: true
}

export function listWebPages(venue: DemoVenue, dish: Dish): WebPage[] {
  const stored = toStored(venue)
  const menuId = dish.menu.id
  return [
    { name: 'first visit', path: '/', stored: {}, complete: '[role=dialog] button' },
    { name: 'home with a venue', path: '/', stored, complete: 'article img' },
    { name: 'menu', path: `/menus/${menuId}`, stored, complete: 'article img' },
    {
      name: 'dish link',
      path: `/menus/${menuId}/positions/${dish.id}`,
      stored,
      complete: '[role=dialog] img',
    },
    {
      name: 'cart',
      path: '/cart',
      stored: { ...stored, cart_positions: [toLine(dish, 2)] },
      complete: 'main form, main fieldset, main article',
      isPrivate: true,
    },
  ]
}
