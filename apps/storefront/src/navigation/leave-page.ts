import { toPath } from '#config/paths.ts'
import { canGoBack, goBack, navigate } from '#navigation/history.ts'

/** Back to where the customer came from; whoever came by a link from outside goes to the page above. */
export function leavePage(above = toPath('home.index')): void {
  if (canGoBack()) goBack()
  else navigate(above, { replace: true })
}
