import { toPath } from '#config/paths.ts'
import { canGoBack, goBack, hasJustGoneBack, navigate } from '#navigation/history.ts'

/** Back to where the customer came from; whoever came by a link from outside goes to the page above. */
export function leavePage(above = toPath('home.index')): void {
  if (canGoBack()) goBack()
  else navigate(above, { replace: true })
}

/**
 * The page's own way back. Where less motion is wanted, a popup is gone at once and the second tap of two lands here: it is
 * no second step.
 */
export function pressBack(): void {
  if (!hasJustGoneBack()) leavePage()
}
