import { mustClearStorage } from '@lavash/rulebook/site/app-version'
import { forgetStored, getStored, loadStored, setStored } from '#storage/stored-values.ts'

/**
 * The version of the stored shapes, not of the product: raised only when a shape changes, because a plain release
 * must not cost anybody a cart or a sign-in.
 */
const storedShapesVersion = '1'

/**
 * Once, before anything reads a value. B-08 clears what another version or another brand has left. Of the same brand's
 * cart, lines that today's shapes can still read are carried over: whether they fit a venue is asked when one is chosen.
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
