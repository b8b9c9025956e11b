import type { OrderBody } from '@lavash/contract/orders'
import { describe, expect, test } from 'vitest'
import {
  decideIntent,
  type DigestedOrder,
  findIntent,
  isFreshIntent,
  type PlacedMark,
  type PlacingIntent,
  toBodyDigest,
} from '#order/placing-intent.ts'

const body = { restoId: 1, personCount: 2, expectedTotal: 90_500 } as OrderBody
const otherBody = { ...body, personCount: 3 }
const bodyDigest = await toBodyDigest(body)
const wanted: DigestedOrder = { personId: 'anna', body, bodyDigest, seenKey: undefined }
const otherWanted = { ...wanted, body: otherBody, bodyDigest: await toBodyDigest(otherBody) }
const repeated = { ...wanted, seenKey: 'sent-key' }
const makeKey = () => 'new-key'
const nowMs = 1_800_000_000_000
const sent: PlacingIntent = { personId: 'anna', body, key: 'sent-key', startedAtMs: nowMs - 60_000 }
const placed: PlacedMark = { key: 'sent-key', personId: 'anna', bodyDigest, placedAtMs: nowMs - 5000 }

describe('K-05 which intent a press of the button sends', () => {
  test.each<[string, unknown, DigestedOrder, string]>([
    ['the first press makes a new one', undefined, wanted, 'new-key'],
    ['one without an answer is sent again', sent, wanted, 'sent-key'],
    ['one without an answer goes first, also when the cart has changed', sent, otherWanted, 'sent-key'],
    ['a second tab in the same moment sends the same one', placed, wanted, 'sent-key'],
    ['who has seen it placed and fills the same cart again means another', placed, repeated, 'new-key'],
    [
      'who has seen another one placed may mean the same',
      placed,
      { ...repeated, seenKey: 'old' },
      'sent-key',
    ],
    ['another cart right after an order is another order', placed, otherWanted, 'new-key'],
    ['the same cart later is another order', { ...placed, placedAtMs: nowMs - 10_000 }, wanted, 'new-key'],
    ['another person’s is not touched', sent, { ...wanted, personId: 'boris' }, 'new-key'],
    ['another person’s order is not given to this one', placed, { ...wanted, personId: 'boris' }, 'new-key'],
    ['what an older version wrote is no intent', { key: 7 }, wanted, 'new-key'],
    ['nor is the whole order that it kept', { ...sent, placedAtMs: nowMs }, wanted, 'new-key'],
    ['nonsense is no intent', 'nonsense', wanted, 'new-key'],
  ])('K-05 %s', (_, current, order, key) => {
    expect(decideIntent(current, order, nowMs, makeKey).key).toBe(key)
  })

  test('K-05 an intent that is sent again is sent unchanged', () => {
    expect(decideIntent(sent, otherWanted, nowMs, makeKey)).toEqual(sent)
  })
})

test('after five minutes the customer is asked before it is sent again', () => {
  expect(isFreshIntent({ ...sent, startedAtMs: nowMs - 299_999 }, nowMs)).toBe(true)
  expect(isFreshIntent({ ...sent, startedAtMs: nowMs - 300_000 }, nowMs)).toBe(false)
})

test('an intent belongs to the person who made it', () => {
  expect(findIntent(sent, 'anna')).toEqual(sent)
  expect(findIntent(sent, 'boris')).toBeUndefined()
})
