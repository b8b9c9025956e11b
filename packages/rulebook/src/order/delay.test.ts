import { describe, expect, test } from 'vitest'
import { decideDelay } from './delay.ts'

describe('BO-03 when a promise may be moved', () => {
  test.each([
    ['not before the venue’s yes', 'NEW', 0, 5, 'order.status-conflict'],
    ['after it', 'ACCEPTED', 0, 5, 'allowed'],
    ['on the way as well', 'DELIVERING', 0, 15, 'allowed'],
    ['not after the end', 'COMPLETED', 0, 5, 'order.status-conflict'],
    ['not after a cancellation', 'CANCELLED', 0, 5, 'order.status-conflict'],
    ['up to four hours in all', 'COOKING', 225, 15, 'allowed'],
    ['not beyond', 'COOKING', 226, 15, 'order.delay-too-long'],
  ] as const)('%s', (_, status, delayMinutes, minutes, decision) => {
    expect(decideDelay({ status, delayMinutes }, minutes)).toBe(decision)
  })
})
