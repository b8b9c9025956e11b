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
import { clearStoredOn, getStored, setStored } from '#storage/stored-values.ts'

const recordName = 'placing'
let seenKey: string | undefined

export type PlacingOutcome =
  | { readonly kind: 'placed'; readonly order: Order }
  /** The server's considered no: there is no order. */
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** No answer, so there may be one. The intent is kept, and asking again makes no second order. */
  | { readonly kind: 'uncertain'; readonly intent: PlacingIntent }

export async function placeOrder(wanted: WantedOrder): Promise<PlacingOutcome> {
  const claimed = await claimIntent(wanted)
  const outcome = await sendIntent(claimed.intent, claimed.isNew)
  // The earlier intent turned out to be no order: now what is wanted has its turn.
  const isEarlier = !isSameBody(claimed.intent.body, wanted.body)
  return isEarlier && outcome.kind === 'refused' ? placeOrder(wanted) : outcome
}

async function claimIntent(wanted: WantedOrder): Promise<{ intent: PlacingIntent; isNew: boolean }> {
  const key = crypto.randomUUID()
  // As it was when the button was pressed: what is placed meanwhile is what this press may be the second of.
  const digested = { ...wanted, seenKey, bodyDigest: await toBodyDigest(wanted.body) }
  const intent = await changeRecord(recordName, (current) =>
    decideIntent(current, digested, getNowMs(), () => key),
  )
  if (intent === undefined) throw new Error('An intent was decided and is not there')
  return { intent, isNew: intent.key === key }
}

/** Also how a lost answer is asked for again: the same key and body give the same order, or place it now. */
export async function sendIntent(intent: PlacingIntent, isNew = false): Promise<PlacingOutcome> {
  const answer = await callAsPerson('orders.place', {
    headers: { 'idempotency-key': intent.key },
    body: intent.body,
    isRepeatable: true,
  })
  if (answer.ok) {
    const { key, personId } = intent
    const bodyDigest = await toBodyDigest(intent.body)
    // In this order: a crash between the two leaves an open intent, which is asked about again and finds its order.
    const remainder = toRemainder(getStored('cart_positions'), intent.body.positions)
    clearStoredOn('order-placed')
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

/** Told before the order was looked at: they say nothing about an earlier try, whose answer may have been lost. */
const unheard = new Set([408, 425, 429])

/**
 * A considered no comes from the rules (4xx). Whatever a server says while it fails, it may say after the order; and to
 * whoever is not signed in any more it says nothing about what was sent before.
 */
function isCertain({ layer, status }: Failure, isNew: boolean): boolean {
  return layer === 'refusal' && status < 500 && !unheard.has(status) && (status !== 401 || isNew)
}

/** Only if it is still the one: another tab may have gone on. */
export async function forgetIntent(intent: PlacingIntent): Promise<void> {
  await changeRecord(recordName, (current) =>
    findIntent(current, intent.personId)?.key === intent.key ? undefined : current,
  )
}

export interface LeftIntent {
  readonly intent: PlacingIntent
  readonly isFresh: boolean
}

/** What an earlier page sent without learning what became of it. */
export async function findLeftIntent(): Promise<LeftIntent | undefined> {
  const personId = findPerson()?.personId
  const intent = personId === undefined ? undefined : findIntent(await findRecord(recordName), personId)
  if (intent === undefined) return undefined
  return { intent, isFresh: isFreshIntent(intent, getNowMs()) }
}
