import type { ErrorCode } from '#site/error-codes.ts'
import {
  smsCodeLifetimeSeconds,
  smsLockSeconds,
  smsMaxAttempts,
  smsMaxPerBrandDay,
  smsMaxPerDay,
  smsMaxPerIpDay,
  smsMaxPerNetworkDay,
  smsMaxPerPhoneDay,
  smsResendSeconds,
} from '#site/limits.ts'

type SmsRefusalCode = Extract<
  ErrorCode,
  | 'auth.sms-already-sent'
  | 'auth.sms-attempts-exhausted'
  | 'auth.sms-attack-protection'
  | 'auth.sms-wrong-code'
  | 'auth.sms-code-not-found'
>

export interface SmsRefusal {
  readonly allowed: false
  readonly code: SmsRefusalCode
  readonly retryAfterSeconds: number
}

/** How many codes left in the running day, and when that day ends. */
export interface SmsDayCounter {
  readonly sent: number
  readonly endsAtMs: number
}

export interface SmsSendCounters {
  readonly lastSentAtMs: number | null
  readonly lockedUntilMs: number | null
  readonly phoneDay: SmsDayCounter
  readonly ipDay: SmsDayCounter
  /** Of an IPv6 address alone: its provider's /48. */
  readonly networkDay?: SmsDayCounter | undefined
  readonly brandDay: SmsDayCounter
  readonly totalDay: SmsDayCounter
}

const maxPerDay = {
  phoneDay: smsMaxPerPhoneDay,
  ipDay: smsMaxPerIpDay,
  networkDay: smsMaxPerNetworkDay,
  brandDay: smsMaxPerBrandDay,
  totalDay: smsMaxPerDay,
} as const
const dayNames = ['phoneDay', 'ipDay', 'networkDay', 'brandDay', 'totalDay'] as const

/** May another code be sent to this phone? The reason that holds longest for this phone is told first. */
export function decideSmsSend(counters: SmsSendCounters, nowMs: number): { allowed: true } | SmsRefusal {
  const lockSeconds = countSecondsUntil(counters.lockedUntilMs, nowMs)
  if (lockSeconds > 0) return refuse('auth.sms-attempts-exhausted', lockSeconds)
  const resendSeconds = countResendSeconds(counters.lastSentAtMs, nowMs)
  if (resendSeconds > 0) return refuse('auth.sms-already-sent', resendSeconds)
  for (const name of dayNames) {
    const day = counters[name]
    if (day === undefined) continue
    const { sent, endsAtMs } = day
    const daySeconds = countSecondsUntil(endsAtMs, nowMs)
    if (sent >= maxPerDay[name] && daySeconds > 0) return refuse('auth.sms-attack-protection', daySeconds)
  }
  return { allowed: true }
}

/** The countdown under the code field and the server's refusal come from here, so they end in the same second. */
export function countResendSeconds(lastSentAtMs: number | null, nowMs: number): number {
  if (lastSentAtMs === null) return 0
  const left = countSecondsUntil(lastSentAtMs + smsResendSeconds * 1000, nowMs)
  // A clock set back must not make anybody wait longer than the rule says.
  return Math.min(left, smsResendSeconds)
}

export interface SmsTryCounters {
  /** null when no code waits for this phone. */
  readonly sentAtMs: number | null
  readonly wrongTries: number
  readonly lockedUntilMs: number | null
}

export type SmsTryDecision =
  | { readonly allowed: true }
  /** What to store: the caller writes these even though the answer is a refusal. */
  | (SmsRefusal & { readonly wrongTries: number; readonly lockedUntilMs: number | null })

/** Judges one entered code. While locked even the right code is refused, or guessing could go on under the lock. */
export function decideSmsTry(counters: SmsTryCounters, isRightCode: boolean, nowMs: number): SmsTryDecision {
  const { sentAtMs, wrongTries, lockedUntilMs } = counters
  const lockSeconds = countSecondsUntil(lockedUntilMs, nowMs)
  if (lockSeconds > 0) {
    return { ...refuse('auth.sms-attempts-exhausted', lockSeconds), wrongTries, lockedUntilMs }
  }
  if (sentAtMs === null || nowMs >= sentAtMs + smsCodeLifetimeSeconds * 1000) {
    return { ...refuse('auth.sms-code-not-found', 0), wrongTries, lockedUntilMs: null }
  }
  if (isRightCode && wrongTries < smsMaxAttempts) return { allowed: true }
  const tries = wrongTries + 1
  if (tries < smsMaxAttempts) {
    return { ...refuse('auth.sms-wrong-code', 0), wrongTries: tries, lockedUntilMs: null }
  }
  return {
    ...refuse('auth.sms-attempts-exhausted', smsLockSeconds),
    wrongTries: tries,
    lockedUntilMs: nowMs + smsLockSeconds * 1000,
  }
}

function refuse(code: SmsRefusalCode, retryAfterSeconds: number): SmsRefusal {
  return { allowed: false, code, retryAfterSeconds }
}

function countSecondsUntil(atMs: number | null, nowMs: number): number {
  return atMs === null ? 0 : Math.max(0, Math.ceil((atMs - nowMs) / 1000))
}
