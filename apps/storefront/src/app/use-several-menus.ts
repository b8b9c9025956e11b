import { useLayoutEffect } from 'react'

/** The menu bar has a row more when there are several; the tokens of sizes read it here. */
export function useSeveralMenus(hasSeveral: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['menus'] = hasSeveral ? 'several' : 'one'
  }, [hasSeveral])
}
