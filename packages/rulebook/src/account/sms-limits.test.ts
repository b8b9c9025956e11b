import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countResendSeconds,
  decideSmsSend,
  decideSmsTry,
  defaultSmsLimits as limits,
  type SmsSendCounters,
  type SmsTryCounters,
} from './sms-limits.ts'

const now = 1_700_000_000_000
const inSeconds = (seconds: number): number => now + seconds * 1000
const quietDay = { sent: 0, endsAtMs: inSeconds(3600) }
const quiet: SmsSendCounters = {
  lastSentAtMs: null,
  lockedUntilMs: null,
  phoneDay: quietDay,
  ipDay: quietDay,
  brandDay: quietDay,
  totalDay: quietDay,
}
const protection = 'auth.sms-attack-protection'

describe('S-02 whether another code is sent', () => {
  test.each<[string, Partial<SmsSendCounters>, string | null, number]>([
    ['the first one is', {}, null, 0],
    ['not at once after another', { lastSentAtMs: now }, 'auth.sms-already-sent', 90],
    ['not in the 90th second', { lastSentAtMs: inSeconds(-89.5) }, 'auth.sms-already-sent', 1],
    ['again after 90 seconds', { lastSentAtMs: inSeconds(-90) }, null, 0],
    ['not under the lock', { lockedUntilMs: inSeconds(3600) }, 'auth.sms-attempts-exhausted', 3600],
    ['again when the lock ends', { lockedUntilMs: now }, null, 0],
    ['the sixth of the day is', { phoneDay: { sent: 5, endsAtMs: inSeconds(60) } }, null, 0],
    ['the seventh of the day is not', { phoneDay: { sent: 6, endsAtMs: inSeconds(60) } }, protection, 60],
    [
      'not from an address that asked too often',
      { ipDay: { sent: 100, endsAtMs: inSeconds(5) } },
      protection,
      5,
    ],
    [
      'not from a /48 that asked too often',
      { networkDay: { sent: 500, endsAtMs: inSeconds(5) } },
      protection,
      5,
    ],
    [
      'not for a brand that used up its half',
      { brandDay: { sent: 5000, endsAtMs: inSeconds(5) } },
      protection,
      5,
    ],
    ['not above the whole day', { totalDay: { sent: 10_000, endsAtMs: inSeconds(9) } }, protection, 9],
    ['a new day starts over', { phoneDay: { sent: 6, endsAtMs: now } }, null, 0],
    [
      'the lock is told before the countdown',
      { lastSentAtMs: now, lockedUntilMs: inSeconds(10) },
      'auth.sms-attempts-exhausted',
      10,
    ],
  ])('%s', (_what, counters, code, retryAfterSeconds) => {
    expect(decideSmsSend({ ...quiet, ...counters }, limits, now)).toEqual(
      code === null ? { allowed: true } : { allowed: false, code, retryAfterSeconds },
    )
  })

  test('coming back after the seconds that were told is never too early for the same reason', () => {
    const at = fc.integer({ min: now - 200_000, max: now + 200_000 })
    const day = fc.record({ sent: fc.integer({ min: 0, max: 20_000 }), endsAtMs: at })
    const counters = fc.record({
      lastSentAtMs: fc.option(fc.integer({ min: now - 200_000, max: now })),
      lockedUntilMs: fc.option(at),
      phoneDay: day,
      ipDay: day,
      networkDay: day,
      brandDay: day,
      totalDay: day,
    })
    fc.assert(
      fc.property(counters, (state) => {
        const reasons: string[] = []
        let nowMs = now
        for (
          let decision = decideSmsSend(state, limits, nowMs);
          !decision.allowed;
          decision = decideSmsSend(state, limits, nowMs)
        ) {
          expect(decision.retryAfterSeconds).toBeGreaterThan(0)
          reasons.push(decision.code)
          nowMs += decision.retryAfterSeconds * 1000
          expect(reasons.length).toBeLessThanOrEqual(5)
        }
      }),
    )
  })
})

describe('S-01 the countdown to the next code', () => {
  test.each([
    ['never sent', null, 0],
    ['just sent', now, 90],
    ['one millisecond ago', now - 1, 90],
    ['18 seconds ago', inSeconds(-18), 72],
    ['90 seconds ago', inSeconds(-90), 0],
    ['long ago', 0, 0],
    ['sent by a clock that runs ahead', inSeconds(500), 90],
  ])('%s', (_what, lastSentAtMs, seconds) => {
    expect(countResendSeconds(lastSentAtMs, limits, now)).toBe(seconds)
  })
})

describe('S-02 an entered code', () => {
  const fresh: SmsTryCounters = { sentAtMs: inSeconds(-10), wrongTries: 0, lockedUntilMs: null }
  const lockEnd = inSeconds(3600)

  test.each<[string, SmsTryCounters, boolean, object]>([
    ['right at once', fresh, true, { allowed: true }],
    ['right at the fifth try', { ...fresh, wrongTries: 4 }, true, { allowed: true }],
    [
      'wrong',
      fresh,
      false,
      { code: 'auth.sms-wrong-code', retryAfterSeconds: 0, wrongTries: 1, lockedUntilMs: null },
    ],
    [
      'wrong for the fourth time',
      { ...fresh, wrongTries: 3 },
      false,
      { code: 'auth.sms-wrong-code', wrongTries: 4, lockedUntilMs: null },
    ],
    [
      'right when the lock is over, but its code was guessed five times',
      { ...fresh, wrongTries: 5, lockedUntilMs: now },
      true,
      { code: 'auth.sms-attempts-exhausted', wrongTries: 6, lockedUntilMs: lockEnd },
    ],
    [
      'wrong for the fifth time',
      { ...fresh, wrongTries: 4 },
      false,
      { code: 'auth.sms-attempts-exhausted', retryAfterSeconds: 3600, wrongTries: 5, lockedUntilMs: lockEnd },
    ],
    [
      'right under the lock',
      { ...fresh, wrongTries: 5, lockedUntilMs: inSeconds(30) },
      true,
      {
        code: 'auth.sms-attempts-exhausted',
        retryAfterSeconds: 30,
        wrongTries: 5,
        lockedUntilMs: inSeconds(30),
      },
    ],
    [
      'nothing was sent',
      { ...fresh, sentAtMs: null, lockedUntilMs: now },
      true,
      { code: 'auth.sms-code-not-found', retryAfterSeconds: 0, wrongTries: 0, lockedUntilMs: null },
    ],
    [
      'too old',
      { ...fresh, sentAtMs: inSeconds(-600), wrongTries: 3 },
      true,
      { code: 'auth.sms-code-not-found', wrongTries: 3 },
    ],
    ['just not too old', { ...fresh, sentAtMs: inSeconds(-599) }, true, { allowed: true }],
  ])('%s', (_what, counters, isRight, decision) => {
    expect(decideSmsTry(counters, isRight, limits, now)).toMatchObject(decision)
  })

  test('however the tries are spaced, one code is never tried wrongly more than five times', () => {
    // Mostly short: a code lives ten minutes, and only in those can a sixth try be judged.
    const pause = fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 0, max: 60_000 }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 4_000_000 }) },
    )
    fc.assert(
      fc.property(fc.array(pause, { minLength: 6, maxLength: 40 }), (pauses) => {
        let counters: SmsTryCounters = { sentAtMs: now, wrongTries: 0, lockedUntilMs: null }
        let judged = 0
        let nowMs = now
        for (const pauseMs of pauses) {
          nowMs += pauseMs
          const decision = decideSmsTry(counters, false, limits, nowMs)
          if (decision.allowed) throw new Error('a wrong code was accepted')
          if (decision.wrongTries > counters.wrongTries) judged += 1
          counters = {
            sentAtMs: now,
            wrongTries: decision.wrongTries,
            lockedUntilMs: decision.lockedUntilMs,
          }
        }
        expect(judged).toBeLessThanOrEqual(5)
      }),
    )
  })
})

test('limits of a brand replace the defaults in every decision', () => {
  const own = {
    resendSeconds: 30,
    codeLifetimeSeconds: 60,
    maxAttempts: 1,
    lockSeconds: 10,
    maxPerDay: { ...limits.maxPerDay, phoneDay: 1 },
  }
  expect(countResendSeconds(now, own, now)).toBe(30)
  expect(decideSmsSend({ ...quiet, phoneDay: { ...quietDay, sent: 1 } }, own, now)).toMatchObject({
    code: protection,
  })
  const waiting = { sentAtMs: now, wrongTries: 0, lockedUntilMs: null }
  expect(decideSmsTry(waiting, false, own, now)).toMatchObject({ retryAfterSeconds: 10, wrongTries: 1 })
  expect(decideSmsTry(waiting, true, own, inSeconds(60))).toMatchObject({ code: 'auth.sms-code-not-found' })
})
