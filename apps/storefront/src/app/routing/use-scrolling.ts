import { decideScroll } from '@lavash/rulebook/site/scroll'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useEntry } from '#navigation/router.tsx'
import type { MatchedRoute } from '#app/routing/match-route.ts'
import { moveScroll } from '#app/routing/move-scroll.ts'
import { findScrollTop, keepScrollPositions, rememberScrollTop } from '#app/routing/scroll-positions.ts'
import { findSearch } from '#features/menu/search-state.ts'
import { useLayout } from '@lavash/ui/layout-mode.ts'

/** A-09 … A-11: the rulebook decides, this carries it out. */
export function useScrolling({ name }: MatchedRoute, menuCount: number): void {
  const { key, hash, state, kind } = useEntry()
  const layout = useLayout()
  // The search lies over the page it was opened from, like a layer.
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
    // A page that has just been loaded is at its top: asking for it would have it laid out twice.
    return isOpening && decision.action === 'top' ? undefined : moveScroll(decision)
    // Only a navigation scrolls: another layout or menu is no reason to move anybody.
  }, [key])
}

/** Before a reload; before another page, scroll-memory.tsx does the same. */
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
