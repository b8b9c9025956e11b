import { useLayoutEffect } from 'react'

/** With several menus the menu bar has a second row. The size tokens read this attribute. */
export function useSeveralMenus(hasSeveral: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['menus'] = hasSeveral ? 'several' : 'one'
  }, [hasSeveral])
}
