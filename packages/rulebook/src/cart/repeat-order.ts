import type { VenueAvailability } from '#availability/venue-availability.ts'
import { type CartPosition, toCartPosition } from './cart.ts'
import { type ChosenLine, priceLine } from '#money/line-pricing.ts'
import type { PositionModifiers } from '#menu/modifiers.ts'
import type { Position } from '#menu/positions.ts'

type OfferedPosition = Pick<Position, 'id' | 'menu' | 'name' | 'price' | 'isStopped' | 'hasModifiers'>

export interface OrderedLine extends ChosenLine {
  readonly menuId: number
  readonly name: string
}

export interface RepeatedOrder<Offered> {
  /** As they are sold now, at today's prices. */
  readonly lines: readonly { readonly line: CartPosition; readonly position: Offered }[]
  /** Dishes that cannot come along: gone, stopped, or their modifiers are not what they were. */
  readonly missing: readonly string[]
}

/** K-10: what of an earlier order the chosen venue still sells. The menu may have changed; then any menu that has the dish will do. */
export function repeatOrder<Offered extends OfferedPosition>(
  ordered: readonly OrderedLine[],
  catalogue: {
    readonly positions: readonly Offered[]
    readonly modifiers: readonly PositionModifiers[]
    readonly availability?: VenueAvailability | undefined
  },
): RepeatedOrder<Offered> {
  const lines: { line: CartPosition; position: Offered }[] = []
  const missing: string[] = []
  for (const [index, { name, ...line }] of ordered.entries()) {
    const inMenu = priceLine(line, index, catalogue)
    const priced = 'code' in inMenu ? priceLine({ ...line, menuId: undefined }, index, catalogue) : inMenu
    const position =
      'code' in priced
        ? undefined
        : catalogue.positions.find(({ id, menu }) => id === priced.id && menu.id === priced.menuId)
    if (position === undefined) {
      missing.push(name)
      continue
    }
    const groups = catalogue.modifiers
      .filter(({ positionId }) => positionId === position.id)
      .flatMap(({ modifiers }) => modifiers)
    lines.push({ line: toCartPosition(position, groups, line.modifiers, line.count), position })
  }
  return { lines, missing: [...new Set(missing)] }
}
