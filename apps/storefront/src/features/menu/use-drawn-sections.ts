import type { Position } from '@lavash/contract/menus'
import type { MenuSection } from '@lavash/rulebook/menu/menu-groups'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { takeFirstPositions } from '#features/menu/first-positions.ts'

/** A tall phone's screen, or two rows of cards and a part of the third. */
const firstCount = 10
const stepCount = 10

/** The menus after the first are whole from the beginning: a way back is to find the place that was left. */
let isFirstDrawn = false

interface Drawn {
  readonly drawn: readonly MenuSection<Position>[]
  readonly isWhole: boolean
}

/**
 * The first menu of a visit grows: a screen of dishes is there at once, the rest follows in steps between which a slow
 * phone still answers. As one piece a hundred dishes would stop it for half a second.
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
