import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideTokenUpkeep, decodeToken, isTokenExpired } from './tokens.ts'

/** {"alg":"none"} and the payloads below, encoded elsewhere. */
const header = 'eyJhbGciOiJub25lIn0'
const tokens = {
  /** {"sub":"Анна","exp":1000} */
  until1000: `${header}.eyJzdWIiOiLQkNC90L3QsCIsImV4cCI6MTAwMH0.s`,
  /** {"exp":2000} */
  until2000: `${header}.eyJleHAiOjIwMDB9.s`,
  /** {} */
  endless: `${header}.e30.s`,
}

describe('S-09 a token is read or declared invalid', () => {
  test('the payload is read as UTF-8', () => {
    expect(decodeToken(tokens.until1000)).toEqual({ ok: true, payload: { sub: 'Анна', exp: 1000 } })
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['an object', { accessToken: 'x' }],
    ['an empty text', ''],
    ['two parts', `${header}.e30`],
    ['four parts', `${header}.e30.s.s`],
    ['an empty payload', `${header}..s`],
    ['no base64', `${header}.{}.s`],
    ['no JSON', `${header}.Zm9v.s`],
    ['JSON null', `${header}.bnVsbA.s`],
    ['a JSON list', `${header}.W10.s`],
    ['an exp that never comes, {"exp":1e999}', `${header}.eyJleHAiOjFlOTk5fQ.s`],
    ['an exp that is text, {"exp":"1000"}', `${header}.eyJleHAiOiIxMDAwIn0.s`],
  ])('%s is an invalid token', (_what, token) => {
    expect(decodeToken(token)).toEqual({ ok: false, code: 'auth.token-invalid' })
  })

  test('no value at all makes the decoder throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.string().map((text) => `${header}.${text}.s`),
        ),
        (token) => {
          expect(typeof decodeToken(token).ok).toBe('boolean')
        },
      ),
    )
  })
})

test.each([
  [999_999, false],
  [1_000_000, true],
  [1_000_001, true],
])('S-06 at %d ms a token with exp 1000 is expired: %s', (nowMs, isExpired) => {
  expect(isTokenExpired({ exp: 1000 }, nowMs)).toBe(isExpired)
})

describe('S-06 upkeep', () => {
  const { until1000, until2000, endless } = tokens
  test.each([
    ['both alive', until1000, until2000, 999, 'keep'],
    ['access expired', until1000, until2000, 1000, 'refresh'],
    ['both expired', until1000, until2000, 2000, 'sign-out'],
    ['refresh expired although access lives', until2000, until1000, 1500, 'sign-out'],
    ['tokens without an end', endless, endless, 9_999_999, 'keep'],
    ['a malformed access token (S-09)', 'broken', until2000, 0, 'sign-out'],
    ['a malformed refresh token (S-09)', until1000, 'broken', 0, 'sign-out'],
  ])('%s', (_what, accessToken, refreshToken, nowSeconds, upkeep) => {
    expect(decideTokenUpkeep({ accessToken, refreshToken }, nowSeconds * 1000)).toBe(upkeep)
  })

  test('as time goes on, upkeep only moves from keep to refresh to sign-out', () => {
    const order = ['keep', 'refresh', 'sign-out']
    const now = fc.integer({ min: 0, max: 3_000_000 })
    fc.assert(
      fc.property(now, now, (one, other) => {
        const pair = { accessToken: until1000, refreshToken: until2000 }
        const [earlier, later] = [Math.min(one, other), Math.max(one, other)].map((nowMs) =>
          order.indexOf(decideTokenUpkeep(pair, nowMs)),
        )
        expect(later).toBeGreaterThanOrEqual(earlier ?? 0)
      }),
    )
  })
})
