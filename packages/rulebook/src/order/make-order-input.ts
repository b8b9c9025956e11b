import { makeModifierGroup, makeModifierItem } from '#menu/make-modifier-group.ts'
import { makeZone } from '#place/make-zone.ts'
import type { PriceOrderInput } from './order-pricing.ts'

/**
 * A venue with a delivery menu (shawarma 1 at 250 ₽ with cheese and sauce, drink 2 at 100 ₽, a stopped dish 3) and a
 * takeaway menu (dish 4). Two shawarmas with cheese are ordered to the middle of the zone: 600 ₽.
 */
export function makeOrderInput(fields: Partial<PriceOrderInput> = {}): PriceOrderInput {
  return {
    restoId: 1,
    deliveryMethod: 'DELIVERY',
    lines: [{ id: 1, menuId: 1, count: 2, modifiers: [{ id: 11, count: 1 }] }],
    menus: [
      { id: 1, order: 1, isDelivery: true, isTakeAway: false },
      { id: 2, order: 2, isDelivery: false, isTakeAway: true },
    ],
    positions: [
      { id: 1, menu: { id: 1 }, name: 'Шаурма', price: 25_000, isStopped: false },
      { id: 2, menu: { id: 1 }, name: 'Айран', price: 10_000, isStopped: false },
      { id: 3, menu: { id: 1 }, name: 'Люля', price: 40_000, isStopped: true },
      { id: 4, menu: { id: 2 }, name: 'Лепёшка', price: 5000, isStopped: false },
    ],
    modifiers: [
      {
        positionId: 1,
        modifiers: [
          makeModifierGroup({
            items: [
              makeModifierItem({ id: 11, name: 'Сыр', price: 5000 }),
              makeModifierItem({ id: 12, name: 'Соус', price: 3000, maxCount: 2 }),
            ],
          }),
        ],
      },
    ],
    discounts: [],
    zones: [makeZone()],
    location: { lat: 55.05, lng: 37.05 },
    nowMs: Date.parse('2026-11-16T12:00:00+03:00'),
    timeZone: '+03:00',
    ...fields,
  }
}
