import type { ChosenModifier } from '@lavash/rulebook/menu/modifiers'

export interface HalfChosen {
  readonly chosen: readonly ChosenModifier[]
  readonly count: number
}

/** Until it is put into the cart or the page is reloaded: a sheet closes by a careless swipe. */
const kept = new Map<number, HalfChosen>()

export function findHalfChosen(positionId: number): HalfChosen | undefined {
  return kept.get(positionId)
}

export function keepHalfChosen(positionId: number, choice: HalfChosen): void {
  kept.set(positionId, choice)
}

export function forgetHalfChosen(positionId: number): void {
  kept.delete(positionId)
}
