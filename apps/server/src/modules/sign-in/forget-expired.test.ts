import { expect, test } from 'vitest'
import { bearer, requestCode, signIn } from '../../../test/sign-in.ts'
import { startTestServer } from '../../../test/start-test-server.ts'
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
