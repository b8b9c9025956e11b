import type { Position } from '@lavash/contract/menus'
import type { StopEnds } from '@lavash/rulebook/availability/venue-stops'
import { type CartPosition, findLine, type LineKey, toCartPosition } from '@lavash/rulebook/cart/cart'
import { fitModifiers } from '@lavash/rulebook/menu/modifier-choice'
import { findModifierProblems, type ModifierProblem } from '@lavash/rulebook/menu/modifier-problems'
import type { ChosenModifier, ModifierGroup } from '@lavash/rulebook/menu/modifiers'
import { useState } from 'react'
import {
  findHalfChosen,
  forgetHalfChosen,
  type HalfChosen,
  keepHalfChosen,
} from '#features/menu/half-chosen.ts'
import { addToCart, replaceInCart, useCartLines } from '#order/cart.ts'
import { useModifierGroups } from '#order/position-modifiers.ts'

export interface PositionDraft {
  readonly groups: readonly ModifierGroup[]
  /** Items that have run out, with their ends: they are shown and cannot be chosen. */
  readonly stoppedItems: StopEnds
  readonly chosen: readonly ChosenModifier[]
  readonly choose: (chosen: readonly ChosenModifier[]) => void
  readonly count: number
  readonly setCount: (count: number) => void
  /** The cart line as it would be, with its price. */
  readonly line: CartPosition
  readonly problems: readonly ModifierProblem[]
  /** An existing line is changed: saved, not added. */
  readonly isEdited: boolean
  /** False if the cart is full. */
  readonly put: () => boolean
}

/** The customer's choice for one dish. The cart does not change before `put`. */
export function usePositionDraft(position: Position, edited: LineKey | undefined): PositionDraft {
  const { groups, stoppedItems } = useModifierGroups(position.id)
  const lines = useCartLines()
  // Another tab removed the line meanwhile, so it is added as a new one.
  const before = edited && findLine(lines, edited)
  // A line of the cart is its own draft. Only a new choice is kept when its sheet closes.
  const half = before === undefined ? findHalfChosen(position.id) : undefined
  const [choice, setChoice] = useState<readonly ChosenModifier[]>(before?.modifiers ?? half?.chosen ?? [])
  const [count, setCountOfDish] = useState(before?.count ?? half?.count ?? 1)
  // The catalogue may change while the dish is open.
  const chosen = fitModifiers(groups, choice)
  const keep = (next: Partial<HalfChosen>) => {
    if (before === undefined) keepHalfChosen(position.id, { chosen, count, ...next })
  }
  const line = toCartPosition(position, groups, chosen, count)
  return {
    groups,
    stoppedItems,
    chosen,
    choose: (next) => {
      setChoice(next)
      keep({ chosen: next })
    },
    count,
    setCount: (next) => {
      setCountOfDish(next)
      keep({ count: next })
    },
    line,
    problems: findModifierProblems(groups, chosen),
    isEdited: before !== undefined,
    put: () => {
      if (before === undefined) {
        const isPut = addToCart(line)
        if (isPut) forgetHalfChosen(position.id)
        return isPut
      }
      replaceInCart(before, line)
      return true
    },
  }
}
