import { defaultSmsLimits } from '@lavash/rulebook/account/sms-limits'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openTestDb } from '../../../test/open-test-db.ts'
import type { Db } from '#db/db.ts'
import { transaction } from '#db/transaction.ts'
import { forgetExpired } from '#modules/sign-in/forget-expired.ts'
import {
  dropUnsentCode,
  freePhone,
  lockPhoneCode,
  lockSmsDay,
  putPhoneCode,
} from '#modules/sign-in/phone-codes.ts'
import { countSms, lockSmsDays, toSmsDayKeys, uncountSms } from '#modules/sign-in/sms-days.ts'

/** Resolves once another transaction waits for a lock. */
async function untilSomebodyWaits(db: Db): Promise<void> {
  await vi.waitFor(async () => {
    const waiting = await sql`select pid from pg_locks where not granted`.execute(db.engine.reader)
    expect(waiting.rows).not.toEqual([])
  }, 10_000)
}

const now = Date.parse('2026-11-16T12:00:00+03:00')
const phone = '+79000000001'

test('an IPv6 sender counts on its /64 and its /48, an IPv4 sender on its address alone', () => {
  const byIp = (ip: string) => toSmsDayKeys({ phone, ip, brand: 'ugolyok' })
  expect(byIp('2001:db8:1:2::1')).toEqual({
    phoneDay: 'phone:+79000000001',
    ipDay: 'caller:2001:db8:1:2::/64',
    networkDay: 'network:2001:db8:1::/48',
    brandDay: 'brand:ugolyok',
    totalDay: 'all',
  })
  expect(byIp('203.0.113.7')).toMatchObject({ ipDay: 'caller:203.0.113.7', networkDay: undefined })
})

test('a message counts on all of its counters, and one that the gateway refused on none', async () => {
  await using test = await openTestDb()
  const keys = toSmsDayKeys({ phone, ip: '2001:db8:1:2::1', brand: 'ugolyok' })
  const read = () => test.db.read.selectFrom('smsDays').select(['key', 'sent']).orderBy('key').execute()
  await transaction(test.db, async (trx) => countSms(trx, keys, await lockSmsDays(trx, keys, now)))
  expect((await read()).map(({ key, sent }) => `${key} ${sent}`)).toEqual([
    'all 1',
    'brand:ugolyok 1',
    'caller:2001:db8:1:2::/64 1',
    'network:2001:db8:1::/48 1',
    'phone:+79000000001 1',
  ])
  await transaction(test.db, (trx) => uncountSms(trx, keys))
  expect((await read()).every(({ sent }) => sent === 0)).toBe(true)
})

test('a row that is being forgotten while somebody asks for a code is made anew', async () => {
  await using test = await openTestDb()
  const { db } = test
  await transaction(db, async (trx) => {
    await lockPhoneCode(trx, phone, defaultSmsLimits, now)
    await lockSmsDay(trx, 'all', now)
  })
  const later = now + 48 * 3_600_000
  const isDeleted = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const forgetting = transaction(db, async (trx) => {
    await trx.deleteFrom('phoneCodes').execute()
    await trx.deleteFrom('smsDays').execute()
    isDeleted.resolve()
    // On SQLite the others wait for the whole transaction.
    if (db.kind === 'postgres') await mayCommit.promise
  })
  await isDeleted.promise
  const asking = transaction(db, async (trx) => [
    await lockPhoneCode(trx, phone, defaultSmsLimits, later),
    await lockSmsDay(trx, 'all', later),
  ])
  if (db.kind === 'postgres') await untilSomebodyWaits(db)
  mayCommit.resolve()
  await forgetting
  expect(await asking).toMatchObject([{ wrongTries: 0 }, { sent: 0 }])
  await forgetExpired(db, later)
})

test('a newer code outlives the failure of an older message, and has its own ten minutes', async () => {
  await using test = await openTestDb()
  const { db } = test
  const limits = defaultSmsLimits
  const sentAt = now + 9 * 60_000
  await transaction(db, async (trx) => {
    await lockPhoneCode(trx, phone, limits, now)
    await putPhoneCode(trx, { phone, codeHash: 'newer', limits, nowMs: sentAt })
    const older = { phone, codeHash: 'older' }
    expect(await dropUnsentCode(trx, older)).toBe(false)
    await freePhone(trx, older)
  })
  await forgetExpired(db, now + 12 * 60_000)
  const kept = await transaction(db, (trx) => lockPhoneCode(trx, phone, limits, sentAt))
  expect(kept).toMatchObject({ codeHash: 'newer', sentAtMs: sentAt, lastSentAtMs: sentAt })
})
