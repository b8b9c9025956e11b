import { expect, test } from 'vitest'
import type { PaymentRow } from '#modules/payments/repository.ts'
import { toPaymentRequest } from '#modules/payments/to-payment-request.ts'
import type { OrderLineRow, OrderRow } from '#ordering/order-rows.ts'

const payment: PaymentRow = {
  id: '019a8c41-0e70-7aaa-8bbb-0123456789ab',
  orderId: '019a8c41-0e70-7aaa-8bbb-0123456789aa',
  attempt: 1,
  provider: 'stripe',
  status: 'PENDING',
  amountMinor: 97_600,
  currency: 'RUB',
  providerPaymentId: null,
  redirectUrl: null,
  returnUrl: 'https://shawarma.example/cart?order=1',
  serverOrigin: 'https://shawarma.example',
  createdAt: 0,
  withdrawnAt: null,
  paysOrder: 0,
  refundId: null,
  refusedRefunds: 0,
  nextAskAt: null,
  askCount: 0,
}
const order = {
  restoName: 'Уголёк',
  number: 'K-417',
  locale: 'ru',
  email: 'anna@example.com',
  deliveryPriceMinor: 7900,
} as OrderRow

function line(name: string, count: number, payableMinor: number): OrderLineRow {
  return {
    orderId: payment.orderId,
    place: 0,
    positionId: 1,
    menuId: 1,
    name,
    count,
    payableMinor,
    details: '{}',
  }
}

test('the payment page names the dishes, what they cost after discounts, and the delivery', () => {
  const { lines, title } = toPaymentRequest(payment, order, [
    line('Табуле', 3, 69_800),
    line('Соус', 1, 0),
    line('Айран', 1, 19_900),
  ])
  expect(title).toBe('Уголёк, K-417')
  expect(lines).toEqual([
    { kind: 'goods', name: 'Табуле × 3', amountMinor: 69_800 },
    { kind: 'goods', name: 'Айран', amountMinor: 19_900 },
    { kind: 'service', name: 'Доставка', amountMinor: 7900 },
  ])
})

test.each([
  ['too many to list', Array.from({ length: 90 }, () => line('Айран', 1, 1))],
  ['that do not add up to the sum', [line('Табуле', 1, 1)]],
  ['that cost nothing', [line('Соус', 1, 0)]],
])('dishes %s become one line with the sum', (_title, orderLines) => {
  expect(toPaymentRequest(payment, { ...order, deliveryPriceMinor: 0 }, orderLines).lines).toEqual([
    { kind: 'goods', name: 'Уголёк, K-417', amountMinor: 97_600 },
  ])
})
