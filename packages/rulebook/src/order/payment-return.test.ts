import { expect, test } from 'vitest'
import { findReturnedOrderId, toPaymentReturnPath } from './payment-return.ts'

const orderId = '019a8c41-0e70-7aaa-8bbb-0123456789ab'

test('K-08 who comes back from the payment page is asked about the order they paid for', () => {
  const [pathname, search] = toPaymentReturnPath(orderId).split('?')
  expect(pathname).toBe('/cart')
  expect(findReturnedOrderId(`?${search}`)).toBe(orderId)
  expect(findReturnedOrderId(`?utm=mail&${search}&theme=dark`)).toBe(orderId)
})

test('a cart that nobody comes back to names no order', () => {
  expect(findReturnedOrderId('')).toBeUndefined()
  expect(findReturnedOrderId('?utm=order')).toBeUndefined()
  expect(findReturnedOrderId('?reorder=7')).toBeUndefined()
  expect(findReturnedOrderId('?order=%3Cscript%3E')).toBeUndefined()
})
