import type { MouseEvent } from 'react'
import { toPath } from '#config/paths.ts'
import { canGoBack, goBack, navigate } from '#navigation/history.ts'
import { ignoreSecondTap } from '@lavash/ui/ignore-second-tap.ts'

/** Goes back within the visit. After a link from outside it goes to the parent page. */
export function leavePage(above = toPath('home.index')): void {
  if (canGoBack()) goBack()
  else navigate(above, { replace: true })
}

/** The page's back button. The parent page has one at the same place, so a double tap must not count twice. */
export function pressBack({ nativeEvent }: MouseEvent): void {
  ignoreSecondTap(nativeEvent)
  leavePage()
}
