import { lineSum } from './cart.ts'
import type { CartPosition } from './cart.ts'

export function makeCartPosition(fields: Partial<CartPosition> = {}): CartPosition {
  const line = {
    id: 1,
    menu: { id: 1 },
    name: 'Шаурма классическая',
    price: 25_000,
    count: 1,
    hasModifiers: (fields.modifiers ?? []).length > 0,
    modifiers: [],
    discounts: [],
    promoCodes: [],
    ...fields,
  }
  return { sum: lineSum(line.price, line.modifiers, line.count), ...line }
}
