import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decodeToken } from '@lavash/rulebook/account/tokens'
import { bearer, codeOf, signIn, toTokens } from '../../../test/sign-in.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import { forgetExpired } from '#modules/sign-in/forget-expired.ts'

let server: TestServer
let last = 0

beforeAll(async () => {
  server = await startTestServer()
})

beforeEach(() => server.clock.moveTo('2026-11-16T12:00:00+03:00'))

afterAll(() => server.close())

function signInAnew(): ReturnType<typeof signIn> {
  last += 1
  return signIn(server, `+7900${String(last).padStart(7, '0')}`)
}

function refresh(refreshToken: string, on: Pick<TestServer, 'fetch'> = server): Promise<Response> {
  return on.fetch('/api/v1/sign/refresh', { method: 'POST', headers: bearer(refreshToken) })
}

function askMe(accessToken: string): Promise<Response> {
  return server.fetch('/api/v1/me', { headers: bearer(accessToken) })
}

function expiryOf(token: string): number {
  const decoded = decodeToken(token)
  return decoded.ok ? (decoded.payload.exp ?? 0) * 1000 : 0
}

test('an access token lives 15 minutes, a refresh token 60 days, by the clock the storefront is told', async () => {
  const { accessToken, refreshToken } = await signInAnew()
  const now = server.clock.now()
  expect(expiryOf(accessToken) - now).toBe(15 * 60_000)
  expect(expiryOf(refreshToken) - now).toBe(60 * 24 * 3_600_000)
})

test('API-17 a refresh token gives new tokens of the same person', async () => {
  const person = await signInAnew()
  server.clock.advanceMs(16 * 60_000)
  const expired = await askMe(person.accessToken)
  expect([expired.status, await codeOf(expired)]).toEqual([401, 'auth.token-expired'])
  const next = await toTokens(await refresh(person.refreshToken))
  expect(next.refreshToken).not.toBe(person.refreshToken)
  expect(await (await askMe(next.accessToken)).json()).toMatchObject({ id: person.personId })
})

test('a sign-in that was renewed is not forgotten with its first sixty days', async () => {
  const { refreshToken } = await signInAnew()
  server.clock.advanceMs(50 * 24 * 3_600_000)
  const next = await toTokens(await refresh(refreshToken))
  server.clock.advanceMs(20 * 24 * 3_600_000)
  await forgetExpired(server.db, server.clock.now())
  expect((await refresh(next.refreshToken)).status).toBe(200)
})

test('S-06 a refresh token of 60 days is over, and says so', async () => {
  const { refreshToken } = await signInAnew()
  server.clock.advanceMs(60 * 24 * 3_600_000)
  const answer = await refresh(refreshToken)
  expect([answer.status, await codeOf(answer)]).toEqual([401, 'auth.token-expired'])
})

test('a sign-in is over after a year, however often it was renewed', async () => {
  let { refreshToken } = await signInAnew()
  for (let day = 0; day < 350; day += 50) {
    server.clock.advanceMs(50 * 24 * 3_600_000)
    refreshToken = (await toTokens(await refresh(refreshToken))).refreshToken
  }
  expect(expiryOf(refreshToken) - server.clock.now()).toBe(15 * 24 * 3_600_000)
  server.clock.advanceMs(15 * 24 * 3_600_000)
  const answer = await refresh(refreshToken)
  expect([answer.status, await codeOf(answer)]).toEqual([401, 'auth.token-expired'])
})

describe('a refresh token that was used before', () => {
  test('ends the family after the grace: neither the thief nor the customer goes on', async () => {
    const { refreshToken } = await signInAnew()
    const next = await toTokens(await refresh(refreshToken))
    server.clock.advanceMs(31_000)
    const stolen = await refresh(refreshToken)
    expect([stolen.status, await codeOf(stolen)]).toEqual([401, 'auth.token-invalid'])
    const own = await refresh(next.refreshToken)
    expect([own.status, await codeOf(own)]).toEqual([401, 'auth.token-invalid'])
  })

  test('two steps back ends the family even within the grace', async () => {
    const { refreshToken } = await signInAnew()
    const second = await toTokens(await refresh(refreshToken))
    const third = await toTokens(await refresh(second.refreshToken))
    expect((await refresh(refreshToken)).status).toBe(401)
    expect((await refresh(third.refreshToken)).status).toBe(401)
  })

  test('leaves the customer’s other devices alone', async () => {
    const one = await signInAnew()
    server.clock.advanceMs(90_000)
    const other = await signIn(server, `+7900${String(last).padStart(7, '0')}`)
    expect(other.personId).toBe(one.personId)
    await refresh(one.refreshToken)
    server.clock.advanceMs(31_000)
    expect((await refresh(one.refreshToken)).status).toBe(401)
    expect((await refresh(other.refreshToken)).status).toBe(200)
  })
})

test('S-06 tabs that refresh in one moment all stay signed in, whichever answer is kept', async () => {
  const { refreshToken } = await signInAnew()
  const answers = await Promise.all(Array.from({ length: 4 }, () => refresh(refreshToken)))
  const sets = await Promise.all(answers.map((answer) => toTokens(answer)))
  server.clock.advanceMs(16 * 60_000)
  for (const { refreshToken: kept } of sets) expect((await refresh(kept)).status).toBe(200)
})

test('API-17 two processes of one database know the same families', async () => {
  await using other = await startTestServer({ database: server.database })
  const { refreshToken } = await signInAnew()
  const next = await toTokens(await refresh(refreshToken, other))
  expect((await refresh(next.refreshToken)).status).toBe(200)
})

test('signing out ends the family, and doing it twice is no mistake', async () => {
  const { refreshToken } = await signInAnew()
  const headers = bearer(refreshToken)
  for (let count = 0; count < 2; count++) {
    const answer = await server.fetch('/api/v1/sign/out', { method: 'POST', headers })
    expect([answer.status, await answer.text()]).toEqual([204, ''])
  }
  const answer = await refresh(refreshToken)
  expect([answer.status, await codeOf(answer)]).toEqual([401, 'auth.token-invalid'])
})

test('an access token does not refresh, a refresh token opens no personal call', async () => {
  const { accessToken, refreshToken } = await signInAnew()
  expect(await codeOf(await refresh(accessToken))).toBe('auth.token-invalid')
  expect(await codeOf(await askMe(refreshToken))).toBe('auth.token-invalid')
})
