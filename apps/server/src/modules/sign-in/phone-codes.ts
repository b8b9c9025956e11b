import type { SmsDayCounter, SmsLimits, SmsTryCounters } from '@lavash/rulebook/account/sms-limits'
import type { Trx } from '#db/db.ts'

const dayMs = 24 * 3_600_000
/** Servers' clocks differ, and a request may wait for the lock. A day may end this much later than this server computes. */
const clockSkewMs = 60_000

/** A row lives as long as its code plus clock skew. Only a lock outlives it. */
function toForgetAt({ codeLifetimeSeconds }: SmsLimits, nowMs: number): number {
  return nowMs + codeLifetimeSeconds * 1000 + clockSkewMs
}

export interface PhoneCode extends SmsTryCounters {
  readonly codeHash: string | null
  readonly lastSentAtMs: number | null
}

/**
 * Locks the phone's row, so the second of two requests in one moment sees what the first did. This is one statement
 * because `forgetExpired` may delete the row between an insert and a select.
 */
export async function lockPhoneCode(
  trx: Trx,
  phone: string,
  limits: SmsLimits,
  nowMs: number,
): Promise<PhoneCode> {
  const row = await trx
    .insertInto('phoneCodes')
    .values({ phone, wrongTries: 0, forgetAt: toForgetAt(limits, nowMs) })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet({ phone }))
    .returningAll()
    .executeTakeFirstOrThrow()
  return {
    codeHash: row.codeHash,
    sentAtMs: row.codeSentAt,
    lastSentAtMs: row.lastSentAt,
    wrongTries: row.wrongTries,
    lockedUntilMs: row.lockedUntil,
  }
}

export async function putPhoneCode(
  trx: Trx,
  code: { phone: string; codeHash: string; limits: SmsLimits; nowMs: number },
): Promise<void> {
  const { phone, codeHash, limits, nowMs } = code
  await trx
    .updateTable('phoneCodes')
    .set({
      codeHash,
      codeSentAt: nowMs,
      lastSentAt: nowMs,
      wrongTries: 0,
      lockedUntil: null,
      forgetAt: toForgetAt(limits, nowMs),
    })
    .where('phone', '=', phone)
    .execute()
}

/** A wrong try does not prolong the row. A lock makes the code invalid, so the hash is deleted and the lock stays. */
export async function putTries(
  trx: Trx,
  tries: { phone: string; wrongTries: number; lockedUntilMs: number | null },
): Promise<void> {
  const { phone, wrongTries, lockedUntilMs: lockedUntil } = tries
  await trx
    .updateTable('phoneCodes')
    .set({
      wrongTries,
      lockedUntil,
      ...(lockedUntil !== null && { codeHash: null, codeSentAt: null, forgetAt: lockedUntil + clockSkewMs }),
    })
    .where('phone', '=', phone)
    .execute()
}

/** Deletes a used code. The time it was sent stays, so that the next code has to wait for its interval. */
export async function dropPhoneCode(trx: Trx, phone: string): Promise<void> {
  await trx
    .updateTable('phoneCodes')
    .set({ codeHash: null, codeSentAt: null, wrongTries: 0 })
    .where('phone', '=', phone)
    .execute()
}

/**
 * Deletes the code of a message that will not arrive, so that the customer may ask again at once. A newer code, with
 * another hash, stays. Returns false if somebody tried the code meanwhile: giving the message back to the counters
 * would make such guesses free.
 */
export async function dropUnsentCode(
  trx: Trx,
  { phone, codeHash }: { phone: string; codeHash: string },
): Promise<boolean> {
  const dropped = await trx
    .updateTable('phoneCodes')
    .set({ codeHash: null, codeSentAt: null, lastSentAt: null })
    .where('phone', '=', phone)
    .where('codeHash', '=', codeHash)
    .returning('wrongTries')
    .executeTakeFirst()
  return dropped?.wrongTries === 0
}

/** The gateway did not say whether it sent the message. The customer may ask again at once; a newer code stays. */
export async function freePhone(
  trx: Trx,
  { phone, codeHash }: { phone: string; codeHash: string },
): Promise<void> {
  await trx
    .updateTable('phoneCodes')
    .set({ lastSentAt: null })
    .where('phone', '=', phone)
    .where('codeHash', '=', codeHash)
    .execute()
}

/** Locks one day's row. Callers must lock rows in the same order, or two requests wait for each other. */
export async function lockSmsDay(trx: Trx, key: string, nowMs: number): Promise<SmsDayCounter> {
  const { sent, endsAt } = await trx
    .insertInto('smsDays')
    .values({ key, sent: 0, endsAt: nowMs + dayMs })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning(['sent', 'endsAt'])
    .executeTakeFirstOrThrow()
  // An end more than a day ahead was written while a clock was wrong. It would block the phone until then.
  const isOver = endsAt <= nowMs || endsAt > nowMs + dayMs + clockSkewMs
  return isOver ? { sent: 0, endsAtMs: nowMs + dayMs } : { sent, endsAtMs: endsAt }
}

export async function putSmsDay(trx: Trx, key: string, { sent, endsAtMs }: SmsDayCounter): Promise<void> {
  await trx.updateTable('smsDays').set({ sent, endsAt: endsAtMs }).where('key', '=', key).execute()
}

export async function giveBackSms(trx: Trx, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await trx
      .updateTable('smsDays')
      .set((eb) => ({ sent: eb('sent', '-', 1) }))
      .where('key', '=', key)
      .where('sent', '>', 0)
      .execute()
  }
}
