import { cartLinesMax, lineCountMax } from '#site/limits.ts'
import { areSameModifiers, findModifierItem, normaliseModifiers } from '#menu/modifiers.ts'
import type { ChosenModifier, ModifierGroup } from '#menu/modifiers.ts'
import { assertMinor, subtractMinor, sumMinor } from '#money/money.ts'
import type { Position } from '#menu/positions.ts'

export interface CartModifier extends ChosenModifier {
  readonly price: number
  readonly name?: string | undefined
}

/** `calculated` is what it takes off the line, in minor units; set by the last preflight. */
export interface LineDiscount {
  readonly calculated: number
  readonly rule?: string | undefined
}

export interface LinePromoCode {
  readonly calculated: number
  readonly code?: string | undefined
  readonly rule?: string | undefined
}

export interface CartPosition {
  readonly id: number
  readonly menu: { readonly id: number }
  readonly name: string
  readonly price: number
  readonly count: number
  readonly sum: number
  readonly hasModifiers: boolean
  readonly modifiers: readonly CartModifier[]
  readonly discounts: readonly LineDiscount[]
  readonly promoCodes: readonly LinePromoCode[]
}

/** What tells one line from another. */
export interface LineKey {
  readonly id: number
  readonly menu: { readonly id: number }
  readonly hasModifiers: boolean
  readonly modifiers: readonly ChosenModifier[]
}

export function lineSum(
  price: number,
  modifiers: readonly Pick<CartModifier, 'count' | 'price'>[],
  count: number,
): number {
  const unitMinor = modifiers.reduce((sum, modifier) => sum + modifier.count * modifier.price, price)
  const sum = unitMinor * count
  assertMinor(unitMinor)
  assertMinor(sum)
  return sum
}

export function toCartPosition(
  position: Pick<Position, 'id' | 'menu' | 'name' | 'price' | 'hasModifiers'>,
  groups: readonly ModifierGroup[],
  chosen: readonly ChosenModifier[],
  count: number,
): CartPosition {
  const modifiers = toCartModifiers(groups, chosen)
  const { id, name, price, hasModifiers } = position
  const sum = lineSum(price, modifiers, count)
  const menu = { id: position.menu.id }
  return { id, menu, name, price, count, sum, hasModifiers, modifiers, discounts: [], promoCodes: [] }
}

/** Names and prices are the catalogue's; what a customer's list does not share with it is a fault by now. */
export function toCartModifiers(
  groups: readonly ModifierGroup[],
  chosen: readonly ChosenModifier[],
): (CartModifier & { readonly name: string })[] {
  return normaliseModifiers(chosen).map(({ id, count }) => {
    const item = findModifierItem(groups, id)
    if (!item) throw new RangeError(`No group has a modifier ${id}`)
    return { id, count, price: item.price, name: item.name }
  })
}

/** C-03: the same id, and the same modifiers if it has modifiers. */
export function isSameLine(a: LineKey, b: LineKey): boolean {
  return a.id === b.id && (!(a.hasModifiers || b.hasModifiers) || areSameModifiers(a.modifiers, b.modifiers))
}

/** C-05: the menu counts too, so a dish of two menus is removed from the menu it was added from. */
function isSameLineOfMenu(a: LineKey, b: LineKey): boolean {
  return a.menu.id === b.menu.id && isSameLine(a, b)
}

export function findLine(lines: readonly CartPosition[], key: LineKey): CartPosition | undefined {
  return lines.find((line) => isSameLineOfMenu(line, key))
}

/** All lines of a dish: one for each choice of modifiers. */
export function linesOfPosition<Line extends Pick<LineKey, 'id' | 'menu'>>(
  lines: readonly Line[],
  { id, menu }: Pick<LineKey, 'id' | 'menu'>,
): Line[] {
  return lines.filter((line) => line.id === id && line.menu.id === menu.id)
}

/** One line more than the wire takes, and every check of the cart would be refused. */
export function hasRoomFor(lines: readonly LineKey[], added: LineKey): boolean {
  return lines.length < cartLinesMax || lines.some((line) => isSameLine(line, added))
}

export function addLine(lines: readonly CartPosition[], added: CartPosition): CartPosition[] {
  if (!hasRoomFor(lines, added)) return [...lines]
  const index = lines.findIndex((line) => isSameLine(line, added))
  if (index === -1) return [...lines, withCount(added, added.count)]
  return lines.map((line, at) => (at === index ? withCount(line, line.count + added.count) : line))
}

/** A count of zero removes the line: that is what the stepper's last minus means. */
export function setCount(lines: readonly CartPosition[], key: LineKey, count: number): CartPosition[] {
  if (count === 0) return removeLine(lines, key)
  return lines.map((line) => (isSameLineOfMenu(line, key) ? withCount(line, count) : line))
}

export function removeLine(lines: readonly CartPosition[], key: LineKey): CartPosition[] {
  return lines.filter((line) => !isSameLineOfMenu(line, key))
}

/** Editing: the line keeps its place, unless what it became is there already; then the two are one. */
export function replaceLine(
  lines: readonly CartPosition[],
  key: LineKey,
  edited: CartPosition,
): CartPosition[] {
  const others = removeLine(lines, key)
  const isThere = others.some((line) => isSameLine(line, edited))
  if (isThere || others.length === lines.length) return addLine(others, edited)
  return lines.map((line) => (isSameLineOfMenu(line, key) ? withCount(edited, edited.count) : line))
}

export function clearCart(): CartPosition[] {
  return []
}

/** Discounts stay as the last preflight told them: the next one, which this change starts, corrects them. */
function withCount(line: CartPosition, count: number): CartPosition {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`Not a count of dishes: ${count}`)
  const allowed = Math.min(count, lineCountMax)
  return { ...line, count: allowed, sum: lineSum(line.price, line.modifiers, allowed) }
}

type Discounted = Pick<CartPosition, 'sum' | 'discounts' | 'promoCodes'>

/** At most the line's own sum: a discount told for three dishes must not make one dish cost less than nothing. */
function lineDiscount(line: Discounted): number {
  const taken = sumMinor([...line.discounts, ...line.promoCodes].map((discount) => discount.calculated))
  return Math.min(taken, line.sum)
}

export function linePayable(line: Discounted): number {
  return subtractMinor(line.sum, lineDiscount(line))
}

/** The dishes before discounts: zone limits and delivery tiers are compared with this sum. */
export function cartSum(lines: readonly Pick<CartPosition, 'sum'>[]): number {
  return sumMinor(lines.map((line) => line.sum))
}

export function cartDiscount(lines: readonly Discounted[]): number {
  return sumMinor(lines.map(lineDiscount))
}

/** The dishes after discounts. The delivery price is added to it. */
export function cartTotal(lines: readonly Discounted[]): number {
  return sumMinor(lines.map(linePayable))
}

export function cartItemCount(lines: readonly Pick<CartPosition, 'count'>[]): number {
  return lines.reduce((sum, line) => sum + line.count, 0)
}
