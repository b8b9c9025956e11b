import type { Position } from '@lavash/contract/menus'
import type { MenuSection } from '@lavash/rulebook/menu/menu-groups'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { takeFirstPositions } from '#features/menu/first-positions.ts'

/** A tall phone's screen, or two and a half rows of cards. */
const firstCount = 10
const stepCount = 10

/** Later menus are drawn at once, so that going back finds its scroll position. */
let isFirstDrawn = false

interface Drawn {
  readonly drawn: readonly MenuSection<Position>[]
  readonly isWhole: boolean
}

/**
 * Draws the first menu of a visit in steps: a screen of dishes at once, the rest in pieces between which a slow phone
 * can answer. A hundred dishes in one piece would block it for half a second.
 */
export function useDrawnSections(sections: readonly MenuSection<Position>[]): Drawn {
  const total = useMemo(() => sections.reduce((sum, { positions }) => sum + positions.length, 0), [sections])
  const [count, setCount] = useState(() => (isFirstDrawn ? Infinity : firstCount))
  const isWhole = count >= total
  useEffect(() => {
    if (isWhole) isFirstDrawn = true
    else startTransition(() => setCount(count + stepCount))
  }, [count, isWhole])
  const drawn = useMemo(
    () => (isWhole ? sections : takeFirstPositions(sections, count)),
    [isWhole, sections, count],
  )
  return { drawn, isWhole }
}
