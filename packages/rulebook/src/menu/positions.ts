export const measureUnits = ['g', 'pc', 'ml', 'cm'] as const
export type MeasureUnit = (typeof measureUnits)[number]

/** The two tag codes that carry behaviour; any other tag is only shown. */
export const extendedCookingTag = 'extended-cooking'
const adultTag = 'adult'

export interface PhotoVariant {
  readonly url: string
  readonly width: number
  readonly format: string
}

export interface Photo {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly variants: readonly PhotoVariant[]
  readonly placeholder: string
}

export interface PositionTag {
  readonly code: string
  readonly name: string
}

export interface Energy {
  readonly kcal: number
  readonly proteins: number
  readonly fats: number
  readonly carbs: number
}

/** A dish of a menu. `price` is in minor units, as on the wire. */
export interface Position {
  readonly id: number
  readonly menu: { readonly id: number }
  readonly positionGroup: { readonly id: number } | null
  readonly name: string
  readonly description: string
  readonly price: number
  readonly measure: { readonly value: number; readonly unit: MeasureUnit }
  readonly photos: readonly Photo[]
  readonly tags: readonly PositionTag[]
  readonly hasModifiers: boolean
  readonly order: number
  readonly energy?: Energy | undefined
  readonly allergens?: readonly string[] | undefined
  /** What customers call it beside its name (search-synonyms.ts). */
  readonly searchWords?: readonly string[] | undefined
  /** Ids of dishes that the brand offers beside it in the cart. */
  readonly goesWith?: readonly number[] | undefined
  readonly isStopped: boolean
}

type Tagged = Pick<Position, 'tags'>

export function isAdultPosition(position: Tagged): boolean {
  return hasTag(position, adultTag)
}

export function hasExtendedCooking(position: Tagged): boolean {
  return hasTag(position, extendedCookingTag)
}

function hasTag(position: Tagged, code: string): boolean {
  return position.tags.some((tag) => tag.code === code)
}

/** The id settles equal orders, so that two sides never show two sequences. */
export function sortPositions<T extends Pick<Position, 'id' | 'order'>>(positions: readonly T[]): T[] {
  return positions.toSorted((a, b) => a.order - b.order || a.id - b.id)
}
