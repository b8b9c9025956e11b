import type { Resto } from '@lavash/contract/restos'
import { type CartPosition, removeLine } from '@lavash/rulebook/cart/cart'
import type { SavedLocation } from '@lavash/rulebook/place/location-save'
import type { Failure } from '@lavash/client/result.ts'
import { checkCartAt } from '#order/check-cart-at.ts'
import { saveLocation } from '#order/chosen-location.ts'
import { getStored, setStored } from '#storage/stored-values.ts'

type Move =
  /** The message is what the server says about the cart at the new place. */
  | { readonly kind: 'moved'; readonly message: string | null; readonly droppedCode?: string | undefined }
  /** The customer keeps the dishes and the old place. */
  | { readonly kind: 'stayed' }
  | { readonly kind: 'failed'; readonly failure: Failure }

interface Customer {
  /** 'Упс!': stay, clear the cart, or remove only the lines that do not fit. */
  askMisfits: (
    misfits: readonly CartPosition[],
    isWholeCart: boolean,
  ) => Promise<'cancelled' | 'confirmed' | 'other'>
  /** L-13: a customer who closes the popup or leaves the page while the server is asked stays at the old place. */
  isStillThere: () => boolean
}

/** L-11, L-12: saves the location once the new place carries the cart, or the part of it that the customer keeps. */
export async function moveWithCart(
  location: SavedLocation,
  resto: Resto,
  { askMisfits, isStillThere }: Customer,
): Promise<Move> {
  let droppedCode: string | undefined
  const check = await checkCartAt(location, resto)
  if (!isStillThere()) return { kind: 'stayed' }
  if (check.kind === 'failed') return check
  if (check.kind === 'misfits') {
    // Read again, because another tab may have added a dish while the server was asked.
    const cart = getStored('cart_positions')
    const answer = await askMisfits(check.lines, withoutLines(cart, check.lines).length === 0)
    if (answer === 'cancelled') return { kind: 'stayed' }
    const lost = answer === 'other' ? check.lines : cart
    setStored({ cart_positions: withoutLines(getStored('cart_positions'), lost) })
  } else if (check.clearsPromoCode) {
    droppedCode = getStored('order_promo_code')?.code
    setStored({ order_promo_code: null })
  }
  saveLocation(location, resto)
  return { kind: 'moved', message: check.kind === 'fits' ? check.message : null, droppedCode }
}

/** By key, because a preflight answer replaces the line objects. */
function withoutLines(
  cart: readonly CartPosition[],
  lines: readonly CartPosition[],
): readonly CartPosition[] {
  return lines.reduce<readonly CartPosition[]>(removeLine, cart)
}
