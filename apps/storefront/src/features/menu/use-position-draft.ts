import type { Position } from '@lavash/contract/menus'
import type { ModifierGroup } from '@lavash/contract/modifiers'
import { type CartPosition, findLine, type LineKey, toCartPosition } from '@lavash/rulebook/cart/cart'
import { fitModifiers } from '@lavash/rulebook/menu/modifier-choice'
import { findModifierProblems, type ModifierProblem } from '@lavash/rulebook/menu/modifier-problems'
import type { ChosenModifier } from '@lavash/rulebook/menu/modifiers'
import { useState } from 'react'
import { addToCart, replaceInCart, useCartLines } from '#order/cart.ts'
import { useModifierGroups } from '#order/position-modifiers.ts'

export interface PositionDraft {
  readonly groups: readonly ModifierGroup[]
  readonly chosen: readonly ChosenModifier[]
  readonly choose: (chosen: readonly ChosenModifier[]) => void
  readonly count: number
  readonly setCount: (count: number) => void
  /** As it would stand in the cart, price and all. */
  readonly line: CartPosition
  readonly problems: readonly ModifierProblem[]
  /** Of a line that is changed: it is saved, not added. */
  readonly isEdited: boolean
  /** False when the cart has no room for it. */
  readonly put: () => boolean
}

/** What the customer is putting together; nothing of it is in the cart before `put`. */
export function usePositionDraft(position: Position, edited: LineKey | undefined): PositionDraft {
  const groups = useModifierGroups(position.id)
  const lines = useCartLines()
  // Removed in another tab meanwhile: then it is added like a new one.
  const before = edited && findLine(lines, edited)
  const [choice, choose] = useState<readonly ChosenModifier[]>(before?.modifiers ?? [])
  const [count, setCount] = useState(before?.count ?? 1)
  // The catalogue may change while the dish is open.
  const chosen = fitModifiers(groups, choice)
  const line = toCartPosition(position, groups, chosen, count)
  return {
    groups,
    chosen,
    choose,
    count,
    setCount,
    line,
    problems: findModifierProblems(groups, chosen),
    isEdited: before !== undefined,
    put: () => {
      if (before === undefined) return addToCart(line)
      replaceInCart(before, line)
      return true
    },
  }
}
