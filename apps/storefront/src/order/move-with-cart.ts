import type { Resto } from '@lavash/contract/restos'
import { type CartPosition, removeLine } from '@lavash/rulebook/cart/cart'
import type { SavedLocation } from '@lavash/rulebook/place/location-save'
import type { Failure } from '@lavash/client/result.ts'
import { checkCartAt } from '#order/check-cart-at.ts'
import { saveLocation } from '#order/chosen-location.ts'
import { getStored, setStored } from '#storage/stored-values.ts'

type Move =
  /** The message is what the server says about the cart there, if it says anything. */
  | { readonly kind: 'moved'; readonly message: string | null }
  /** The customer would rather keep the dishes. */
  | { readonly kind: 'stayed' }
  | { readonly kind: 'failed'; readonly failure: Failure }

interface Customer {
  /** 'Упс!': to stay, to clear the cart, or to lose the others alone, which are the misfits. */
  askMisfits: (
    misfits: readonly CartPosition[],
    isWholeCart: boolean,
  ) => Promise<'cancelled' | 'confirmed' | 'other'>
  /** Whoever closes the popup or leaves the page while the server is asked stays where they are (L-13). */
  isStillThere: () => boolean
}

/** L-11, L-12: the location is saved once the cart can come along, or as much of it as the customer wishes. */
export async function moveWithCart(
  location: SavedLocation,
  resto: Resto,
  { askMisfits, isStillThere }: Customer,
): Promise<Move> {
  const check = await checkCartAt(location, resto)
  if (!isStillThere()) return { kind: 'stayed' }
  if (check.kind === 'failed') return check
  if (check.kind === 'misfits') {
    // As it is kept now: while the server was asked, another tab may have put something in.
    const cart = getStored('cart_positions')
    const answer = await askMisfits(check.lines, withoutLines(cart, check.lines).length === 0)
    if (answer === 'cancelled') return { kind: 'stayed' }
    const lost = answer === 'other' ? check.lines : cart
    setStored({ cart_positions: withoutLines(getStored('cart_positions'), lost) })
  } else if (check.clearsPromoCode) {
    setStored({ order_promo_code: null })
  }
  saveLocation(location, resto)
  return { kind: 'moved', message: check.kind === 'fits' ? check.message : null }
}

/** By key: a preflight's answer makes the lines anew meanwhile. */
function withoutLines(
  cart: readonly CartPosition[],
  lines: readonly CartPosition[],
): readonly CartPosition[] {
  return lines.reduce<readonly CartPosition[]>(removeLine, cart)
}
