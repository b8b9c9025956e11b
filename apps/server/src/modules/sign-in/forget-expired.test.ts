import { describe, expect, test, vi } from 'vitest'
import { bearer, codeOf, findCode, requestCode, sendCode, signIn } from '../../../test/sign-in.ts'
import { startTestServer } from '../../../test/start-test-server.ts'
import type { Db } from '#db/db.ts'
import { forgetExpired } from '#modules/sign-in/forget-expired.ts'

const tables = ['phoneCodes', 'smsDays', 'spentTokens', 'tokenFamilies'] as const

test('what is over is forgotten, what still counts is not', async () => {
  await using server = await startTestServer()
  const { db, clock } = server
  const person = await signIn(server, '+79000000001')
  await requestCode(server, '+79000000002')
  const countAll = async (): Promise<number[]> => {
    const counts: number[] = []
    for (const table of tables) {
      const rows = await db.read.selectFrom(table).selectAll().execute()
      counts.push(rows.length)
    }
    return counts
  }
  const before = await countAll()
  expect(before.every((count) => count > 0)).toBe(true)
  await forgetExpired(db, clock.now())
  expect(await countAll()).toEqual(before)
  clock.advanceMs(24 * 3_600_000)
  await forgetExpired(db, clock.now())
  expect(await countAll()).toEqual([0, 0, 0, 1])
  const headers = bearer(person.refreshToken)
  expect((await server.fetch('/api/v1/sign/refresh', { method: 'POST', headers })).status).toBe(200)
  clock.advanceMs(61 * 24 * 3_600_000)
  await forgetExpired(db, clock.now())
  expect(await countAll()).toEqual([0, 0, 0, 0])
})

describe('the hash of a code', () => {
  const phone = '+79000000003'
  const minuteMs = 60_000

  test('is forgotten by the first look after its ten minutes, however often somebody has guessed', async () => {
    await using server = await startTestServer()
    const { db, clock } = server
    await requestCode(server, phone)
    const guess = wrong(await findCode(server, phone))
    clock.advanceMs(9 * minuteMs)
    expect(await codeOf(await sendCode(server, phone, guess))).toBe('auth.sms-wrong-code')
    await forgetExpired(db, clock.now())
    expect(await listHashes(db)).toHaveLength(1)
    clock.advanceMs(3 * minuteMs)
    expect(await codeOf(await sendCode(server, phone, guess))).toBe('auth.sms-code-not-found')
    await forgetExpired(db, clock.now())
    expect(await listHashes(db)).toEqual([])
  })

  test('is forgotten when the phone is locked, and the lock holds its hour', async () => {
    await using server = await startTestServer()
    const { db, clock } = server
    await requestCode(server, phone)
    const guess = wrong(await findCode(server, phone))
    clock.advanceMs(9 * minuteMs)
    for (let count = 0; count < 5; count++) await sendCode(server, phone, guess)
    expect(await listHashes(db)).toEqual([])
    clock.advanceMs(59 * minuteMs)
    await forgetExpired(db, clock.now())
    expect(await codeOf(await requestCode(server, phone))).toBe('auth.sms-attempts-exhausted')
    clock.advanceMs(2 * minuteMs)
    await forgetExpired(db, clock.now())
    expect(await db.read.selectFrom('phoneCodes').selectAll().execute()).toEqual([])
    expect((await requestCode(server, phone)).status).toBe(204)
  })

  test('is forgotten at the start when nobody was there to look', async () => {
    await using before = await startTestServer()
    await requestCode(before, phone)
    expect(await listHashes(before.db)).toHaveLength(1)
    await using after = await startTestServer({
      database: before.database,
      now: '2026-11-16T12:20:00+03:00',
    })
    await vi.waitFor(async () => expect(await listHashes(after.db)).toEqual([]), 20_000)
  })

  function wrong(code: string): string {
    return code === '0000' ? '0001' : '0000'
  }

  async function listHashes(db: Db): Promise<string[]> {
    const rows = await db.read.selectFrom('phoneCodes').select('codeHash').execute()
    return rows.flatMap(({ codeHash }) => codeHash ?? [])
  }
})
