import { staffIdleHours, staffSessionDays, staffVerifyMinutes } from '#site/limits.ts'

const hourMs = 3_600_000
const idleMs = staffIdleHours * hourMs
const wholeMs = staffSessionDays * 24 * hourMs
const verifyMs = staffVerifyMinutes * 60_000

export interface StaffSessionTimes {
  readonly startedAtMs: number
  readonly lastSeenAtMs: number
}

/** After half a day without a call, or thirty days in all, whichever comes first. */
export function toStaffSessionEnd({ startedAtMs, lastSeenAtMs }: StaffSessionTimes): number {
  return Math.min(lastSeenAtMs + idleMs, startedAtMs + wholeMs)
}

/** How long the proof of a passkey is enough for what is dangerous; null where there is none, or none any more. */
export function findVerifiedUntil(verifiedAtMs: number | null, nowMs: number): number | null {
  if (verifiedAtMs === null) return null
  const until = verifiedAtMs + verifyMs
  // A proof of the future was written while a clock was wrong.
  return nowMs < until && verifiedAtMs <= nowMs + verifyMs ? until : null
}
