import { useEffect, useRef } from 'react'
import type { View } from '#app/routing/to-view.ts'
import { focusContent } from '@lavash/ui/focus-content.ts'

/**
 * A page that takes another's place takes the focus too, or nobody who cannot see it hears of it. The first one comes
 * with its document, and a layer has a focus of its own.
 */
export function usePageFocus({ page: { name, params }, layer }: View): void {
  // Home is one page, whichever of its menus the address names.
  const page = name === 'home.index' ? name : name + Object.values(params).join()
  const shown = useRef(layer ? '' : page)
  useEffect(() => {
    if (layer || shown.current === page) return
    shown.current = page
    focusContent()
  })
}
