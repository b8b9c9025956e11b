import { decideScroll } from '@lavash/rulebook/site/scroll'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useEntry } from '#navigation/router.tsx'
import type { MatchedRoute } from '#app/routing/match-route.ts'
import { moveScroll } from '#app/routing/move-scroll.ts'
import { findScrollTop, keepScrollPositions, rememberScrollTop } from '#app/routing/scroll-positions.ts'
import { findSearch } from '#features/menu/search-state.ts'
import { useLayout } from '@lavash/ui/layout-mode.ts'

/** A-09 … A-11: carries out the rulebook's decisions. */
export function useScrolling({ name }: MatchedRoute, menuCount: number): void {
  const { key, hash, state, kind } = useEntry()
  const layout = useLayout()
  // The search popup lies over its page like a layer.
  const isSearch = findSearch(state) !== undefined
  const entry = useRef({ key, kind, hash, name, layout, menuCount, isSearch })
  useLayoutEffect(() => {
    entry.current = { key, kind, hash, name, layout, menuCount, isSearch }
  })
  useScrollMemory(entry)
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const { kind, hash, name, layout, menuCount, isSearch } = entry.current
    if (isSearch && kind !== 'traverse') return undefined
    const savedTopPx = findScrollTop(key)
    const decision = decideScroll({ kind, routeName: name, hash, savedTopPx, layout, menuCount })
    const isOpening = isFirst.current
    isFirst.current = false
    // A new page is at the top already: scrolling would cost a second layout.
    return isOpening && decision.action === 'top' ? undefined : moveScroll(decision)
    // Only navigation scrolls. A change of layout or menus does not.
  }, [key])
}

/** For reloads. On navigation scroll-memory.tsx does this. */
function useScrollMemory(entry: { readonly current: { readonly key: string } }): void {
  useEffect(() => {
    const handleLeave = () => {
      rememberScrollTop(entry.current.key, window.scrollY)
      keepScrollPositions()
    }
    window.addEventListener('pagehide', handleLeave)
    return () => window.removeEventListener('pagehide', handleLeave)
  }, [entry])
}
