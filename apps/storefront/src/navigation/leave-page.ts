import type { MouseEvent } from 'react'
import { toPath } from '#config/paths.ts'
import { canGoBack, goBack, navigate } from '#navigation/history.ts'
import { ignoreSecondTap } from '@lavash/ui/ignore-second-tap.ts'

/** Back to where the customer came from; whoever came by a link from outside goes to the page above. */
export function leavePage(above = toPath('home.index')): void {
  if (canGoBack()) goBack()
  else navigate(above, { replace: true })
}

/** The page's own way back. The page above has one at the same place: the second tap of two is no second step. */
export function pressBack({ nativeEvent }: MouseEvent): void {
  ignoreSecondTap(nativeEvent)
  leavePage()
}
