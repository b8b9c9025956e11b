import { expect, test } from 'vitest'
import { findVerifiedUntil, toStaffSessionEnd } from './staff-session.ts'

const startedAtMs = Date.parse('2026-11-16T12:00:00Z')
const hourMs = 3_600_000

test('ST-06 a session ends twelve hours after the last call', () => {
  const lastSeenAtMs = startedAtMs + 3 * hourMs
  expect(toStaffSessionEnd({ startedAtMs, lastSeenAtMs })).toBe(lastSeenAtMs + 12 * hourMs)
})

test('ST-06 a session ends thirty days after its start, however often it is used', () => {
  const lastSeenAtMs = startedAtMs + 30 * 24 * hourMs - 1
  expect(toStaffSessionEnd({ startedAtMs, lastSeenAtMs })).toBe(startedAtMs + 30 * 24 * hourMs)
})

test.each([
  [0, 300_000],
  [299_999, 300_000],
  [300_000, null],
  [-300_000, 300_000],
  [-300_001, null],
])('ST-07 %d ms after the passkey it is good until %s', (laterMs, untilMs) => {
  const until = findVerifiedUntil(startedAtMs, startedAtMs + laterMs)
  expect(until).toBe(untilMs === null ? null : startedAtMs + untilMs)
})

test('ST-07 without a passkey nothing is good', () => {
  expect(findVerifiedUntil(null, startedAtMs)).toBeNull()
})
