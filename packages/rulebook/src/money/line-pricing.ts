import { findLineProblem, type LineProblem } from '#availability/line-problem.ts'
import type { VenueAvailability } from '#availability/venue-availability.ts'
import { lineSum, toCartModifiers } from '#cart/cart.ts'
import type { CartModifier } from '#cart/cart.ts'
import { lineCountMax } from '#site/limits.ts'
import { findModifierProblems } from '#menu/modifier-problems.ts'
import type { ModifierProblem } from '#menu/modifier-problems.ts'
import type { ChosenModifier, ModifierGroup, PositionModifiers } from '#menu/modifiers.ts'
import type { Position } from '#menu/positions.ts'

/** The customer's choice, as a preflight or an order sends it. Prices always come from the catalogue. */
export interface ChosenLine {
  readonly id: number
  /** A storefront of another server may leave it out. A dish of two menus then has the first menu's price. */
  readonly menuId?: number | undefined
  readonly count: number
  readonly modifiers: readonly ChosenModifier[]
  /** The price of one dish that the customer saw. A different price refuses the line. */
  readonly expectedPrice?: number | undefined
}

export type SoldPosition = Pick<Position, 'id' | 'menu' | 'name' | 'price' | 'isStopped'>

export interface LinePlace {
  readonly lineIndex: number
  readonly positionId: number
}

export type LineRefusal =
  | (LinePlace & { readonly code: 'request.invalid'; readonly field: string })
  | (LinePlace & { readonly code: 'person-order.position-not-found-in-resto' })
  | (LinePlace & { readonly code: 'position.stopped' })
  | (LinePlace & { readonly code: 'position.modifier-stopped'; readonly itemId: number })
  | (LinePlace & {
      readonly code: 'position.modifiers-invalid'
      readonly problems: readonly ModifierProblem[]
    })
  | (LinePlace & { readonly code: 'position.price-changed'; readonly price: number })

export interface LineAmount {
  readonly amount: number
  readonly rule: 'position.price' | 'modifier.price'
  /** Of the position or of the modifier. */
  readonly id: number
}

/** A line with what it costs before any discount; the amounts add up to the sum. */
export interface SummedLine {
  readonly id: number
  readonly menuId: number
  readonly name: string
  readonly price: number
  readonly count: number
  readonly modifiers: readonly (CartModifier & { readonly name: string })[]
  readonly sum: number
  readonly rule: 'line.sum'
  readonly amounts: readonly LineAmount[]
}

interface Catalogue {
  /** Of the menus that belong to the delivery method. */
  readonly positions: readonly SoldPosition[]
  readonly modifiers: readonly PositionModifiers[]
  /** The venue's availability at the time of the order. Undefined: nothing is limited. */
  readonly availability?: VenueAvailability | undefined
}

/** One answer for each line, in the order of the lines, so that a refusal can be shown beside its dish. */
export function priceLine(
  line: ChosenLine,
  lineIndex: number,
  catalogue: Catalogue,
): SummedLine | LineRefusal {
  const place = { lineIndex, positionId: line.id }
  if (!Number.isSafeInteger(line.count) || line.count < 1 || line.count > lineCountMax) {
    return { ...place, code: 'request.invalid', field: `positions.${lineIndex}.count` }
  }
  const position = catalogue.positions.find(
    (sold) => sold.id === line.id && (line.menuId === undefined || sold.menu.id === line.menuId),
  )
  if (!position) return { ...place, code: 'person-order.position-not-found-in-resto' }
  if (position.isStopped) return { ...place, code: 'position.stopped' }
  const groups = catalogue.modifiers.find((entry) => entry.positionId === position.id)?.modifiers ?? []
  const lacking = catalogue.availability && findLineProblem(line, groups, catalogue.availability)
  if (lacking !== undefined) return toLackRefusal(place, lacking)
  const problems = findModifierProblems(groups, line.modifiers)
  if (problems.length > 0) return { ...place, code: 'position.modifiers-invalid', problems }
  if (line.expectedPrice !== undefined && line.expectedPrice !== position.price) {
    return { ...place, code: 'position.price-changed', price: position.price }
  }
  return toSummedLine(position, groups, line)
}

function toLackRefusal(place: LinePlace, problem: LineProblem): LineRefusal {
  switch (problem.kind) {
    case 'left-out':
      return { ...place, code: 'person-order.position-not-found-in-resto' }
    case 'position-stopped':
      return { ...place, code: 'position.stopped' }
    case 'item-stopped':
      return { ...place, code: 'position.modifier-stopped', itemId: problem.itemId }
  }
}

function toSummedLine(
  position: SoldPosition,
  groups: readonly ModifierGroup[],
  line: ChosenLine,
): SummedLine {
  const { id, name, price } = position
  const { count } = line
  const modifiers = toCartModifiers(groups, line.modifiers)
  const amounts: LineAmount[] = [{ amount: price * count, rule: 'position.price', id }]
  for (const modifier of modifiers) {
    const amount = modifier.price * modifier.count * count
    amounts.push({ amount, rule: 'modifier.price', id: modifier.id })
  }
  const sum = lineSum(price, modifiers, count)
  return { id, menuId: position.menu.id, name, price, count, modifiers, sum, rule: 'line.sum', amounts }
}
