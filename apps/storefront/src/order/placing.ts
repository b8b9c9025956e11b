import type { Order } from '@lavash/contract/orders'
import { getNowMs } from '#api/clock.ts'
import type { Failure } from '@lavash/client/result.ts'
import { toRemainder } from '#order/cart-remainder.ts'
import {
  decideIntent,
  findIntent,
  isFreshIntent,
  isSameBody,
  type PlacedMark,
  type PlacingIntent,
  toBodyDigest,
  type WantedOrder,
} from '#order/placing-intent.ts'
import { callAsPerson } from '#session/call-as-person.ts'
import { findPerson } from '#session/use-session.ts'
import { changeRecord, findRecord } from '#storage/durable-record.ts'
import { forgetWishes } from '#order/wishes.ts'
import { clearStoredOn, getStored, setStored } from '#storage/stored-values.ts'

const recordName = 'placing'
let seenKey: string | undefined

export type PlacingOutcome =
  | { readonly kind: 'placed'; readonly order: Order }
  /** The server refused, so there is no order. */
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** No answer, so there may be an order. The intent is kept, and asking again makes no second order. */
  | { readonly kind: 'uncertain'; readonly intent: PlacingIntent }

export async function placeOrder(wanted: WantedOrder): Promise<PlacingOutcome> {
  const claimed = await claimIntent(wanted)
  const outcome = await sendIntent(claimed.intent, claimed.isNew)
  // The earlier intent was no order, so the new one is sent now.
  const isEarlier = !isSameBody(claimed.intent.body, wanted.body)
  return isEarlier && outcome.kind === 'refused' ? placeOrder(wanted) : outcome
}

async function claimIntent(wanted: WantedOrder): Promise<{ intent: PlacingIntent; isNew: boolean }> {
  const key = crypto.randomUUID()
  // Snapshot at press time: an order placed meanwhile may be the first half of this double click.
  const digested = { ...wanted, seenKey, bodyDigest: await toBodyDigest(wanted.body) }
  const intent = await changeRecord(recordName, (current) =>
    decideIntent(current, digested, getNowMs(), () => key),
  )
  if (intent === undefined) throw new Error('An intent was decided and is not there')
  return { intent, isNew: intent.key === key }
}

/** Also repeats a request whose answer was lost: the same key and body give the same order, or place it now. */
export async function sendIntent(intent: PlacingIntent, isNew = false): Promise<PlacingOutcome> {
  const answer = await callAsPerson('orders.place', {
    headers: { 'idempotency-key': intent.key },
    body: intent.body,
    isRepeatable: true,
  })
  if (answer.ok) {
    const { key, personId } = intent
    const bodyDigest = await toBodyDigest(intent.body)
    // Order matters: a crash between the two leaves an open intent, which is asked about again and finds its order.
    const remainder = toRemainder(getStored('cart_positions'), intent.body.positions)
    clearStoredOn('order-placed')
    forgetWishes()
    if (remainder.length > 0) setStored({ cart_positions: remainder })
    await changeRecord<PlacedMark>(recordName, () => ({ key, personId, bodyDigest, placedAtMs: getNowMs() }))
    seenKey = key
    return { kind: 'placed', order: answer.value }
  }
  const { failure } = answer
  if (!isCertain(failure, isNew)) return { kind: 'uncertain', intent }
  await forgetIntent(intent)
  return { kind: 'refused', failure }
}

/** Sent before the server looked at the order. They say nothing about an earlier try whose answer was lost. */
const unheard = new Set([408, 425, 429])

/**
 * Only a refusal by the rules (4xx) is certain. A failing server (5xx) may have placed the order. A 401 says nothing
 * about an earlier try.
 */
function isCertain({ layer, status }: Failure, isNew: boolean): boolean {
  return layer === 'refusal' && status < 500 && !unheard.has(status) && (status !== 401 || isNew)
}

/** Only if it is still the stored one: another tab may have sent a newer one. */
export async function forgetIntent(intent: PlacingIntent): Promise<void> {
  await changeRecord(recordName, (current) =>
    findIntent(current, intent.personId)?.key === intent.key ? undefined : current,
  )
}

export interface LeftIntent {
  readonly intent: PlacingIntent
  readonly isFresh: boolean
}

/** An intent that an earlier page sent without getting an answer. */
export async function findLeftIntent(): Promise<LeftIntent | undefined> {
  const personId = findPerson()?.personId
  const intent = personId === undefined ? undefined : findIntent(await findRecord(recordName), personId)
  if (intent === undefined) return undefined
  return { intent, isFresh: isFreshIntent(intent, getNowMs()) }
}
