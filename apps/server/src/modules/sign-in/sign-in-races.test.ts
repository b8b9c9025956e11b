import { defaultSmsLimits as limits } from '@lavash/rulebook/account/sms-limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdTransaction, untilSomebodyWaits } from '../../../test/hold-transaction.ts'
import { type OpenTestDb, openTestDb } from '../../../test/open-test-db.ts'
import type { Trx } from '#db/db.ts'
import { Refusal } from '#errors.ts'
import { transaction } from '#db/transaction.ts'
import { lockPhoneCode, lockSmsDay, putPhoneCode, putSmsDay } from '#modules/sign-in/phone-codes.ts'
import { beginFamily, rotateFamily } from '#modules/sign-in/token-families.ts'
import { recognisePerson } from '#modules/persons/repository.ts'

let opened: OpenTestDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened[Symbol.asyncDispose]())

const phone = '+79000000001'
const nowMs = Date.parse('2026-11-16T12:00:00+03:00')

test('of two requests for one phone the second sees the code of the first', async () => {
  const { db } = opened
  await transaction(db, (trx) => lockPhoneCode(trx, phone, limits, nowMs))
  const first = await holdTransaction(
    db,
    (trx) => lockPhoneCode(trx, phone, limits, nowMs),
    (trx) => putPhoneCode(trx, { phone, codeHash: 'first', limits, nowMs }),
  )
  const second = transaction(db, (trx) => lockPhoneCode(trx, phone, limits, nowMs))
  await untilSomebodyWaits(db)
  await first.end()
  expect(await second).toMatchObject({ codeHash: 'first', lastSentAtMs: nowMs })
})

test('of two messages in one moment the second is counted on top of the first', async () => {
  const { db } = opened
  const endsAtMs = nowMs + 3_600_000
  const lock = (trx: Trx) => lockSmsDay(trx, 'all', nowMs)
  const put = (sent: number) => (trx: Trx) => putSmsDay(trx, 'all', { sent, endsAtMs })
  await transaction(db, lock)
  const first = await holdTransaction(db, lock, put(1))
  const second = transaction(db, lock)
  await untilSomebodyWaits(db)
  await first.end()
  expect(await second).toEqual({ sent: 1, endsAtMs })
})

test('two tabs that renew one sign-in at once both get the token that is good now', async () => {
  const { db } = opened
  const claims = await transaction(db, async (trx) => {
    const personId = await recognisePerson(trx, { provider: 'phone', subject: phone, known: {} }, nowMs)
    return beginFamily(trx, { personId, source: 'PHONE', nowMs })
  })
  const first = await holdTransaction(db, (trx) => rotateFamily(trx, claims, nowMs))
  const second = transaction(db, (trx) => rotateFamily(trx, claims, nowMs))
  await untilSomebodyWaits(db)
  await first.end()
  expect(first.value).not.toBeInstanceOf(Refusal)
  expect(await second).toEqual(first.value)
})
