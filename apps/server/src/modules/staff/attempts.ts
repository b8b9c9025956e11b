import { staffGuessMaxTries, staffGuessMinutes } from '@lavash/rulebook/site/limits'
import type { Reads, Trx } from '#db/db.ts'
import { refuse, type Refusal } from '#errors.ts'

const guessMs = staffGuessMinutes * 60_000
/** A row outlives every lock: deleting it must not end a lock. */
const keptMs = 3_600_000

interface Attempts {
  readonly wrongTries: number
  readonly lockedUntilMs: number | null
}

/**
 * Reads and locks the key's row, so that concurrent wrong tries both count. One statement, because the row may be
 * deleted in between.
 */
export async function lockAttempts(trx: Trx, key: string, nowMs: number): Promise<Attempts> {
  const { wrongTries, lockedUntil } = await trx
    .insertInto('staffAttempts')
    .values({ key, wrongTries: 0, lockedUntil: null, forgetAt: nowMs + keptMs })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning(['wrongTries', 'lockedUntil'])
    .executeTakeFirstOrThrow()
  return { wrongTries, lockedUntilMs: lockedUntil }
}

export async function putAttempts(
  trx: Trx,
  key: string,
  { wrongTries, lockedUntilMs }: Attempts,
  nowMs: number,
): Promise<void> {
  await trx
    .updateTable('staffAttempts')
    .set({ wrongTries, lockedUntil: lockedUntilMs, forgetAt: nowMs + keptMs })
    .where('key', '=', key)
    .execute()
}

export async function dropAttempts(trx: Trx, key: string): Promise<void> {
  await trx.deleteFrom('staffAttempts').where('key', '=', key).execute()
}

/** Refuses a key with too many wrong tries. Even the right secret is refused, or guessing could go on. */
export async function findGuessLock(reads: Reads, key: string, nowMs: number): Promise<Refusal | undefined> {
  const row = await reads
    .selectFrom('staffAttempts')
    .select('lockedUntil')
    .where('key', '=', key)
    .executeTakeFirst()
  return toLock(row?.lockedUntil ?? null, nowMs)
}

/** Counts a wrong secret. The refusal is returned and not thrown, so that the count is committed. */
export async function countWrongGuess(
  trx: Trx,
  key: string,
  otherwise: Refusal,
  nowMs: number,
): Promise<Refusal> {
  const { wrongTries, lockedUntilMs } = await lockAttempts(trx, key, nowMs)
  const lock = toLock(lockedUntilMs, nowMs)
  if (lock !== undefined) return lock
  const tries = (lockedUntilMs === null ? wrongTries : 0) + 1
  const isLocked = tries >= staffGuessMaxTries
  await putAttempts(trx, key, { wrongTries: tries, lockedUntilMs: isLocked ? nowMs + guessMs : null }, nowMs)
  return otherwise
}

function toLock(lockedUntilMs: number | null, nowMs: number): Refusal | undefined {
  if (lockedUntilMs === null || lockedUntilMs <= nowMs) return undefined
  // A clock that was set back must not prolong a lock beyond the rule.
  const leftMs = Math.min(lockedUntilMs - nowMs, guessMs)
  return refuse('staff.too-many-attempts', { retryAfterSeconds: Math.ceil(leftMs / 1000) })
}

export async function forgetAttempts(trx: Trx, nowMs: number): Promise<void> {
  await trx.deleteFrom('staffAttempts').where('forgetAt', '<=', nowMs).execute()
}
