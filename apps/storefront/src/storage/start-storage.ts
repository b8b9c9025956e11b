import { mustClearStorage } from '@lavash/rulebook/site/app-version'
import { forgetStored, getStored, loadStored, setStored } from '#storage/stored-values.ts'

/**
 * The version of the stored shapes, not of the product. Raise it only when a shape changes, because a plain release
 * must not cost anybody a cart or a sign-in.
 */
const storedShapesVersion = '1'

/**
 * Runs once, before anything reads a value. B-08: clears what another version or brand stored. The same brand's cart
 * lines are carried over if today's shapes can read them. Whether they fit is asked when a venue is chosen.
 */
export function startStorage(whiteLabel: string | undefined): void {
  loadStored()
  const current = { appVersion: storedShapesVersion, whiteLabel: whiteLabel ?? null }
  const stored = { appVersion: getStored('app_version'), whiteLabel: getStored('app_white_label') }
  if (!mustClearStorage(stored, current)) return
  const isSameBrand = stored.whiteLabel === current.whiteLabel
  const cart = isSameBrand ? getStored('cart_positions') : []
  forgetStored()
  setStored({
    app_version: current.appVersion,
    app_white_label: current.whiteLabel,
    ...(cart.length > 0 && { cart_positions: cart }),
  })
}
