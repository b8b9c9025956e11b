import { smsCodeLifetimeSeconds } from '@lavash/rulebook/site/limits'
import type { SmsDayCounter, SmsTryCounters } from '@lavash/rulebook/account/sms-limits'
import type { Trx } from '#db/db.ts'

const dayMs = 24 * 3_600_000
/** Servers' clocks differ, and a request may wait for the lock: a day may end this much later than we would say. */
const clockSkewMs = 60_000
/** A row lives as long as its code, plus the clocks' difference; only a lock outlives it. */
const keptMs = smsCodeLifetimeSeconds * 1000 + clockSkewMs

export interface PhoneCode extends SmsTryCounters {
  readonly codeHash: string | null
  readonly lastSentAtMs: number | null
}

/**
 * The phone's row, locked: of two requests in one moment the second sees what the first did. One statement, because
 * `forgetExpired` may delete the row between an insert that finds it and a select that wants it.
 */
export async function lockPhoneCode(trx: Trx, phone: string, nowMs: number): Promise<PhoneCode> {
  const row = await trx
    .insertInto('phoneCodes')
    .values({ phone, wrongTries: 0, forgetAt: nowMs + keptMs })
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
  { phone, codeHash, nowMs }: { phone: string; codeHash: string; nowMs: number },
): Promise<void> {
  await trx
    .updateTable('phoneCodes')
    .set({
      codeHash,
      codeSentAt: nowMs,
      lastSentAt: nowMs,
      wrongTries: 0,
      lockedUntil: null,
      forgetAt: nowMs + keptMs,
    })
    .where('phone', '=', phone)
    .execute()
}

/** A wrong try keeps nothing for longer. After a lock no code is good any more, so its hash goes and the lock stays. */
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

/** Used up. When it was sent stays, so that the next one is not asked for at once. */
export async function dropPhoneCode(trx: Trx, phone: string): Promise<void> {
  await trx
    .updateTable('phoneCodes')
    .set({ codeHash: null, codeSentAt: null, wrongTries: 0 })
    .where('phone', '=', phone)
    .execute()
}

/**
 * The message will not arrive, so nobody is to guess its code, and the customer may ask again at once. Another's code is
 * left alone. False when somebody has guessed meanwhile: a message handed back would make such guesses free.
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

/** Nobody knows whether the message left: the customer may ask again at once. Another's code is left alone. */
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

/** Locked in the order given, which has to be the same for everybody. One statement, as for the phone's row. */
export async function lockSmsDay(trx: Trx, key: string, nowMs: number): Promise<SmsDayCounter> {
  const { sent, endsAt } = await trx
    .insertInto('smsDays')
    .values({ key, sent: 0, endsAt: nowMs + dayMs })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning(['sent', 'endsAt'])
    .executeTakeFirstOrThrow()
  // Further ahead than a day it was written while the clock was wrong, and would lock the phone until then.
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
