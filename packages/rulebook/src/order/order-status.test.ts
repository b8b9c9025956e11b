import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canCustomerCancel,
  decideStatusChange,
  isFinalOrderStatus,
  listNextStatuses,
  orderStatuses,
  type OrderStatus,
  type OrderToMove,
} from './order-status.ts'

function makeOrder(status: OrderStatus, rest: Partial<OrderToMove> = {}): OrderToMove {
  return { status, deliveryType: 'DELIVERY', hasReachedKitchen: true, ...rest }
}

describe('an order moves', () => {
  test.each<[OrderStatus, OrderStatus[]]>([
    ['NEW', ['ACCEPTED', 'CANCELLED']],
    ['ACCEPTED', ['COOKING', 'CANCELLED']],
    ['COOKING', ['READY', 'CANCELLED']],
    ['READY', ['DELIVERING', 'COMPLETED', 'CANCELLED']],
    ['DELIVERING', ['COMPLETED', 'CANCELLED']],
    ['COMPLETED', []],
    ['CANCELLED', []],
  ])('from %s to %j and nowhere else', (from, next) => {
    expect(listNextStatuses(makeOrder(from))).toEqual(next)
    for (const to of orderStatuses) {
      expect(decideStatusChange(makeOrder(from), to, 'operator')).toEqual(
        next.includes(to) ? { allowed: true } : { allowed: false, code: 'order.status-conflict' },
      )
    }
  })

  test('a takeaway order is never under way', () => {
    expect(listNextStatuses(makeOrder('READY', { deliveryType: 'TAKE_AWAY' }))).toEqual([
      'COMPLETED',
      'CANCELLED',
    ])
  })

  test('an order that has not reached the kitchen can only be cancelled', () => {
    expect(listNextStatuses(makeOrder('NEW', { hasReachedKitchen: false }))).toEqual(['CANCELLED'])
  })
})

describe('who may move it', () => {
  test.each(orderStatuses)('K-10 the customer cancels only a new order: %s', (status) => {
    expect(canCustomerCancel(makeOrder(status))).toBe(status === 'NEW')
  })

  test('a customer whose order the kitchen took is told of the conflict', () => {
    expect(decideStatusChange(makeOrder('ACCEPTED'), 'CANCELLED', 'customer')).toEqual({
      allowed: false,
      code: 'order.status-conflict',
    })
  })

  test.each(['customer', 'system'] as const)('%s never moves an order forward', (actor) => {
    for (const to of orderStatuses.filter((status) => status !== 'CANCELLED')) {
      expect(decideStatusChange(makeOrder('NEW'), to, actor)).toEqual({
        allowed: false,
        code: 'auth.forbidden',
      })
    }
  })

  test('the server cancels what nobody paid, but not what is being cooked', () => {
    expect(
      decideStatusChange(makeOrder('NEW', { hasReachedKitchen: false }), 'CANCELLED', 'system').allowed,
    ).toBe(true)
    expect(decideStatusChange(makeOrder('COOKING'), 'CANCELLED', 'system').allowed).toBe(false)
  })
})

test('an order never leaves a final state, goes back or repeats a step', () => {
  const attempt = fc.tuple(
    fc.constantFrom(...orderStatuses),
    fc.constantFrom('customer' as const, 'operator' as const, 'system' as const),
  )
  fc.assert(
    fc.property(
      fc.array(attempt, { maxLength: 60 }),
      fc.constantFrom('DELIVERY' as const, 'TAKE_AWAY' as const),
      fc.boolean(),
      (attempts, deliveryType, hasReachedKitchen) => {
        let status: OrderStatus = 'NEW'
        for (const [to, by] of attempts) {
          const { allowed } = decideStatusChange({ status, deliveryType, hasReachedKitchen }, to, by)
          if (!allowed) continue
          expect(isFinalOrderStatus(status)).toBe(false)
          expect(orderStatuses.indexOf(to)).toBeGreaterThan(orderStatuses.indexOf(status))
          status = to
        }
      },
    ),
  )
})
