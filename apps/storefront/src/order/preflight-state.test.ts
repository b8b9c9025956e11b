import type { Preflight } from '@lavash/contract/preflight'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toNetworkFailure } from '@lavash/client/result.ts'
import {
  noPreflight,
  type PreflightEvent,
  type PreflightState,
  reducePreflight,
} from '#order/preflight-state.ts'

function makeAnswer(total: number): Preflight {
  const amount = { amount: total, rule: 'order.total' }
  return { positions: [], promoCode: null, total: amount } as unknown as Preflight
}

function reduceAll(events: readonly PreflightEvent[], from: PreflightState = noPreflight): PreflightState {
  return events.reduce(reducePreflight, from)
}

const offline = toNetworkFailure('Network error', false)
const refusal = { ...offline, layer: 'refusal' as const, status: 422 }

describe('C-07 the newest question is the one that counts', () => {
  test('C-07 an answer that was overtaken changes nothing', () => {
    const asked = reduceAll([
      { type: 'asked', number: 1 },
      { type: 'asked', number: 2 },
    ])
    expect(reducePreflight(asked, { type: 'answered', number: 1, answer: makeAnswer(100) })).toEqual(asked)
    const answered = reducePreflight(asked, { type: 'answered', number: 2, answer: makeAnswer(200) })
    expect(answered).toMatchObject({ isAsking: false, answer: { total: { amount: 200 } } })
    expect(reducePreflight(answered, { type: 'failed', number: 1, failure: offline })).toEqual(answered)
  })

  test('C-07 in whatever order answers arrive, the sums shown are those of the last question', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 1 }), (arrivals) => {
        const last = 6
        const asked = [1, 2, 3, 4, 5, last].map((number) => ({ type: 'asked' as const, number }))
        const answers = arrivals.map((number) => ({
          type: 'answered' as const,
          number,
          answer: makeAnswer(number),
        }))
        const state = reduceAll([...asked, ...answers])
        const hasArrived = arrivals.includes(last)
        expect(state.isAsking).toBe(!hasArrived)
        expect(state.answer).toEqual(hasArrived ? makeAnswer(last) : null)
      }),
    )
  })
})

describe('what the customer sees meanwhile', () => {
  const answered = reduceAll([
    { type: 'asked', number: 1 },
    { type: 'answered', number: 1, answer: makeAnswer(100) },
  ])

  test('the old sums stay in sight while the new ones are on their way', () => {
    const asking = reducePreflight(answered, { type: 'asked', number: 2 })
    expect(asking).toMatchObject({ isAsking: true, answer: { total: { amount: 100 } } })
  })

  test('a network failure keeps the old sums, a refusal takes them away', () => {
    const asking = reducePreflight(answered, { type: 'asked', number: 2 })
    expect(reducePreflight(asking, { type: 'failed', number: 2, failure: offline }).answer).not.toBeNull()
    expect(reducePreflight(asking, { type: 'failed', number: 2, failure: refusal })).toMatchObject({
      answer: null,
      failure: { status: 422 },
      isAsking: false,
    })
  })

  test('C-08 a success clears the error that was shown', () => {
    const failed = reduceAll(
      [
        { type: 'asked', number: 2 },
        { type: 'failed', number: 2, failure: refusal },
        { type: 'asked', number: 3 },
        { type: 'answered', number: 3, answer: makeAnswer(300) },
      ],
      answered,
    )
    expect(failed.failure).toBeNull()
  })

  test('a refused promo code is no failed preflight: the question without it follows', () => {
    const refused = { code: 'СКОРО', circumstances: '1 DELIVERY', messageKeys: ['before-start'] }
    const state = reduceAll(
      [
        { type: 'asked', number: 2 },
        { type: 'promo-code-refused', number: 2, refused },
      ],
      answered,
    )
    expect(state).toMatchObject({ isAsking: true, failure: null, refusedPromoCode: refused })
    expect(reducePreflight(state, { type: 'promo-code-forgiven' }).refusedPromoCode).toBeNull()
  })

  test('the newest change of a price is told, each dish once', () => {
    const state = reduceAll(
      [
        { type: 'asked', number: 2 },
        { type: 'prices-changed', number: 2, changes: [{ name: 'Табуле', oldPriceMinor: 100 }] },
        { type: 'prices-changed', number: 2, changes: [{ name: 'Табуле', oldPriceMinor: 200 }] },
      ],
      answered,
    )
    expect(state.priceChanges).toEqual([{ name: 'Табуле', oldPriceMinor: 200 }])
  })

  test('an emptied cart forgets everything but the number of the last question', () => {
    expect(reducePreflight(answered, { type: 'cart-emptied' })).toEqual({ ...noPreflight, asked: 1 })
  })
})
