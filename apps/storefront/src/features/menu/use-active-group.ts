import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { findActiveIndex } from '#features/menu/active-group.ts'
import { toGroupAnchor } from '#features/menu/group-anchor.ts'

const ownInputs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * The group that the customer is reading. A pressed group stays current until the customer scrolls by hand, because
 * the groups on the way are not wanted and the last ones may never reach the bar.
 */
export function useActiveGroup(
  groupIds: readonly number[],
  bar: RefObject<HTMLElement | null>,
): { activeId: number | undefined; onChoose: (groupId: number) => void } {
  const [activeId, setActiveId] = useState(groupIds[0])
  const isChosen = useRef(false)
  useEffect(() => {
    const handleScroll = () => {
      if (isChosen.current || bar.current === null) return
      setActiveId(groupIds[findActiveIndex(...measure(groupIds, bar.current))])
    }
    const handleInput = () => {
      isChosen.current = false
    }
    handleScroll()
    window.addEventListener('scroll', handleScroll, { passive: true })
    window.addEventListener('resize', handleScroll)
    for (const input of ownInputs) window.addEventListener(input, handleInput, { passive: true })
    return () => {
      window.removeEventListener('scroll', handleScroll)
      window.removeEventListener('resize', handleScroll)
      for (const input of ownInputs) window.removeEventListener(input, handleInput)
    }
  }, [groupIds, bar])
  const onChoose = useCallback((groupId: number) => {
    isChosen.current = true
    setActiveId(groupId)
  }, [])
  return { activeId, onChoose }
}

function measure(groupIds: readonly number[], bar: HTMLElement): [number[], number, number] {
  const { scrollY, innerHeight } = window
  const coveredPx = Number.parseFloat(window.getComputedStyle(bar).top) + bar.offsetHeight
  const tops = groupIds.map((groupId) => {
    const section = document.getElementById(toGroupAnchor(groupId))
    return section === null ? Infinity : section.getBoundingClientRect().top + scrollY - coveredPx
  })
  return [tops, scrollY, document.documentElement.scrollHeight - innerHeight]
}
