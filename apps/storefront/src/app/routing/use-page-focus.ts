import { useEffect, useRef } from 'react'
import type { View } from '#app/routing/to-view.ts'
import { focusContent } from '@lavash/ui/focus-content.ts'

/**
 * A new page takes the focus, so that a screen reader announces it. The first page does not, because the document
 * announces it. A layer manages its own focus.
 */
export function usePageFocus({ page: { name, params }, layer }: View): void {
  // Home is one page with all menus.
  const page = name === 'home.index' ? name : name + Object.values(params).join()
  const shown = useRef(layer ? '' : page)
  useEffect(() => {
    if (layer || shown.current === page) return
    shown.current = page
    focusContent()
  })
}
