import type { OrderBody } from '@lavash/contract/orders'

/**
 * K-05: one press of the button. It is stored before it is sent and removed when the answer is certain, so that a
 * lost answer, a reload, a crash or a second tab sends the same key with the same body.
 */
export interface PlacingIntent {
  readonly key: string
  readonly personId: string
  readonly body: OrderBody
  /** By the server's clock. */
  readonly startedAtMs: number
}

/**
 * What is kept after the order: a tab that pressed in the same moment gets the same order. Name and address are
 * removed, because others may use the device.
 */
export interface PlacedMark {
  readonly key: string
  readonly personId: string
  readonly bodyDigest: string
  readonly placedAtMs: number
}

/** Within this time a tab that has not seen the order means the same press. */
const samePressMs = 10_000
/** The customer still waits for this order. Later they are asked first. */
const freshMs = 5 * 60_000

export interface WantedOrder {
  readonly personId: string
  readonly body: OrderBody
}

export interface DigestedOrder extends WantedOrder {
  readonly bodyDigest: string
  /** The last order that this page has shown. A customer who repeats it within seconds wants another one. */
  readonly seenKey: string | undefined
}

/** An intent without an answer is settled first, because it may already be an order. */
export function decideIntent(
  current: unknown,
  { personId, body, bodyDigest, seenKey }: DigestedOrder,
  nowMs: number,
  makeKey: () => string,
): PlacingIntent {
  const earlier = findIntent(current, personId)
  if (earlier !== undefined) return earlier
  const isSamePress =
    isPlacedMark(current) &&
    current.personId === personId &&
    current.bodyDigest === bodyDigest &&
    current.key !== seenKey &&
    nowMs - current.placedAtMs < samePressMs
  return { personId, body, key: isSamePress ? current.key : makeKey(), startedAtMs: nowMs }
}

export async function toBodyDigest(body: OrderBody): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The intent of another person on a shared device is never sent. */
export function findIntent(current: unknown, personId: string): PlacingIntent | undefined {
  return isIntent(current) && current.personId === personId ? current : undefined
}

export function isFreshIntent({ startedAtMs }: PlacingIntent, nowMs: number): boolean {
  return nowMs - startedAtMs < freshMs
}

export function isSameBody(one: OrderBody, other: OrderBody): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** An older version may have written the value. */
function isIntent(value: unknown): value is PlacingIntent {
  if (typeof value !== 'object' || value === null) return false
  const { key, personId, body, startedAtMs, placedAtMs } = value as Record<string, unknown>
  return (
    placedAtMs === undefined &&
    typeof key === 'string' &&
    typeof personId === 'string' &&
    typeof body === 'object' &&
    body !== null &&
    typeof startedAtMs === 'number'
  )
}

function isPlacedMark(value: unknown): value is PlacedMark {
  return typeof value === 'object' && value !== null && 'placedAtMs' in value && 'bodyDigest' in value
}
