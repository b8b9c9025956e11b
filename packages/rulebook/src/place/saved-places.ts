import { savedPlaceNameMaxLength, savedPlacesMax } from '#site/limits.ts'
import type { ValidationProblem } from '#site/validation-problem.ts'
import { countCharacters, isBlank } from '#site/validators.ts'

export const savedPlaceKinds = ['HOME', 'WORK', 'OTHER'] as const
export type SavedPlaceKind = (typeof savedPlaceKinds)[number]

/** HOME and WORK are named by the language of the page, so only OTHER has a name of its own. */
export interface SavedPlaceName {
  readonly kind: SavedPlaceKind
  readonly name?: string | undefined
}

export function findSavedNameProblem({ kind, name = '' }: SavedPlaceName): ValidationProblem | null {
  if (kind !== 'OTHER') return null
  if (isBlank(name)) return { key: 'validation.generic.required', params: {} }
  return countCharacters(name.trim()) > savedPlaceNameMaxLength
    ? { key: 'validation.generic.maxLength', params: { 0: savedPlaceNameMaxLength } }
    : null
}

/** The name as it is kept. Two names are the same whatever the case of their letters. */
export function toSavedName({ kind, name = '' }: SavedPlaceName): string {
  return kind === 'OTHER' ? name.trim() : ''
}

function isSameName(one: SavedPlaceName, other: SavedPlaceName): boolean {
  return one.kind === other.kind && toSavedName(one).toLowerCase() === toSavedName(other).toLowerCase()
}

/** There is one home and one place of work, and no name stands for two places: saving replaces the one that has it. */
export function findPlaceToReplace<Saved extends SavedPlaceName>(
  saved: readonly Saved[],
  wanted: SavedPlaceName,
): Saved | undefined {
  return saved.find((one) => isSameName(one, wanted))
}

export function canAddPlace(saved: readonly SavedPlaceName[]): boolean {
  return saved.length < savedPlacesMax
}

const kindOrder: Readonly<Record<SavedPlaceKind, number>> = { HOME: 0, WORK: 1, OTHER: 2 }

/** Home and work first, then the others as they came. */
export function sortSavedPlaces<Saved extends SavedPlaceName>(saved: readonly Saved[]): Saved[] {
  return saved.toSorted((one, other) => kindOrder[one.kind] - kindOrder[other.kind])
}
