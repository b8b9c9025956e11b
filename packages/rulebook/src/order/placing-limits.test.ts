import { describe, expect, test } from 'vitest'
import { type EarlierOrder, findHourRefusal, findUnpaidRefusal } from './placing-limits.ts'

const now = Date.parse('2026-11-16T12:00:00+03:00')
const limits = { openUnpaid: 2, perHour: 3 }
const open: EarlierOrder = {
  method: 'CASH_UPON_RECEIPT',
  status: 'PENDING',
  orderStatus: 'COOKING',
  createdAtMs: now - 60_000,
}

describe('another order upon receipt', () => {
  test.each<[string, EarlierOrder[], boolean]>([
    ['is refused while two are open', [open, open], true],
    ['is taken beside one', [open], false],
    ['is taken beside one that was delivered', [open, { ...open, orderStatus: 'COMPLETED' }], false],
    ['is taken beside one that was cancelled', [open, { ...open, orderStatus: 'CANCELLED' }], false],
    ['is taken beside one by an online card', [open, { ...open, method: 'CARD_ONLINE' }], false],
    ['is taken beside one that is paid', [open, { ...open, status: 'PAID' }], false],
  ])('%s', (_what, earlier, isRefused) => {
    expect(findUnpaidRefusal(earlier, limits)).toEqual(
      isRefused ? { code: 'order.too-many-unpaid' } : undefined,
    )
  })
})

describe('orders of an hour', () => {
  const placedAgo = (...minutes: number[]): EarlierOrder[] =>
    minutes.map((ago) => ({ ...open, createdAtMs: now - ago * 60_000 }))

  test.each<[string, EarlierOrder[], number | undefined]>([
    ['two leave room', placedAgo(1, 2), undefined],
    ['three leave none until the first is an hour old', placedAgo(10, 20, 50), 600],
    ['the third newest counts when there are more', placedAgo(5, 10, 20, 50), 2400],
    ['whatever their order', placedAgo(50, 5, 20, 10), 2400],
    ['one of an hour ago is forgotten', placedAgo(1, 2, 60), undefined],
    ['a clock set back makes nobody wait longer than an hour', placedAgo(-90, -90, -90), 3600],
  ])('%s', (_what, earlier, retryAfterSeconds) => {
    expect(findHourRefusal(earlier, limits, now)).toEqual(
      retryAfterSeconds === undefined ? undefined : { code: 'order.too-many-placed', retryAfterSeconds },
    )
  })
})
