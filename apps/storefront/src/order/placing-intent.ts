import type { OrderBody } from '@lavash/contract/orders'

/**
 * What the customer meant with one press of the button. It is written down before it is sent and goes when the answer
 * is certain, so that a lost answer, a reload, a crash or a second tab sends the same key with the same body (K-05).
 */
export interface PlacingIntent {
  readonly key: string
  readonly personId: string
  readonly body: OrderBody
  /** By the server's clock. */
  readonly startedAtMs: number
  /** Set when the order stands: another tab that pressed in the same moment is given the same one. */
  readonly placedAtMs?: number
}

/** So soon after an order nobody has filled the same cart again; it is the same press in another tab. */
const samePressMs = 10_000
/** The customer is still there and waits for this very order. Later they are asked first. */
const freshMs = 5 * 60_000

export interface WantedOrder {
  readonly personId: string
  readonly body: OrderBody
}

/** An intent whose answer never came goes first, whatever is wanted now: it may already be an order. */
export function decideIntent(
  current: unknown,
  wanted: WantedOrder,
  nowMs: number,
  makeKey: () => string,
): PlacingIntent {
  const earlier = findIntent(current, wanted.personId)
  if (earlier !== undefined && isOpenIntent(earlier)) return earlier
  const isSamePress =
    earlier?.placedAtMs !== undefined &&
    isSameBody(earlier.body, wanted.body) &&
    nowMs - earlier.placedAtMs < samePressMs
  return isSamePress ? earlier : { ...wanted, key: makeKey(), startedAtMs: nowMs }
}

/** Another person's intent on a shared device is not ours to send. */
export function findIntent(current: unknown, personId: string): PlacingIntent | undefined {
  return isIntent(current) && current.personId === personId ? current : undefined
}

export function isOpenIntent({ placedAtMs }: PlacingIntent): boolean {
  return placedAtMs === undefined
}

export function isFreshIntent({ startedAtMs }: PlacingIntent, nowMs: number): boolean {
  return nowMs - startedAtMs < freshMs
}

export function isSameBody(one: OrderBody, other: OrderBody): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Written by ourselves, perhaps by an older version of ourselves. */
function isIntent(value: unknown): value is PlacingIntent {
  if (typeof value !== 'object' || value === null) return false
  const { key, personId, body, startedAtMs } = value as Record<string, unknown>
  return (
    typeof key === 'string' &&
    typeof personId === 'string' &&
    typeof body === 'object' &&
    body !== null &&
    typeof startedAtMs === 'number'
  )
}
