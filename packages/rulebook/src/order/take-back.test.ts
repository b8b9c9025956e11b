import { describe, expect, test } from 'vitest'
import type { OrderStatus } from './order-status.ts'
import { type BoardStep, findTakeBack } from './take-back.ts'

const steps = (...statuses: OrderStatus[]): BoardStep[] =>
  statuses.map((status, index) => ({ status, atMs: index * 60_000 }))

describe('BO-05 what may be taken back', () => {
  test.each<[string, OrderStatus[], OrderStatus | undefined]>([
    ['nothing before the first step', ['NEW'], undefined],
    ['an acceptance', ['NEW', 'ACCEPTED'], 'NEW'],
    ['the newest step alone', ['NEW', 'ACCEPTED', 'COOKING', 'READY'], 'COOKING'],
    ['the courier’s departure', ['NEW', 'ACCEPTED', 'COOKING', 'READY', 'DELIVERING'], 'READY'],
    ['a step after one that skipped the courier', ['NEW', 'ACCEPTED', 'COOKING'], 'ACCEPTED'],
    ['not what is completed', ['NEW', 'ACCEPTED', 'COOKING', 'READY', 'COMPLETED'], undefined],
    ['not what is cancelled', ['NEW', 'CANCELLED'], undefined],
    ['not what was taken back', ['NEW', 'ACCEPTED', 'NEW'], undefined],
    ['a step given again', ['NEW', 'ACCEPTED', 'NEW', 'ACCEPTED'], 'NEW'],
  ])('%s', (_, statuses, to) => {
    expect(findTakeBack(steps(...statuses))?.to).toBe(to)
  })

  test('for thirty seconds', () => {
    expect(findTakeBack(steps('NEW', 'ACCEPTED'))?.untilMs).toBe(60_000 + 30_000)
  })
})
