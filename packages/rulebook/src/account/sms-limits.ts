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

/** How many codes were sent in the running day, and when that day ends. */
export interface SmsDayCounter {
  readonly sent: number
  readonly endsAtMs: number
}

export interface SmsSendCounters {
  readonly lastSentAtMs: number | null
  readonly lockedUntilMs: number | null
  readonly phoneDay: SmsDayCounter
  readonly ipDay: SmsDayCounter
  /** Only an IPv6 address has one: its /48 network. */
  readonly networkDay?: SmsDayCounter | undefined
  readonly brandDay: SmsDayCounter
  readonly totalDay: SmsDayCounter
}

/** Passed to every rule below, so that a brand can have limits of its own. */
export interface SmsLimits {
  readonly resendSeconds: number
  readonly codeLifetimeSeconds: number
  readonly maxAttempts: number
  readonly lockSeconds: number
  readonly maxPerDay: Readonly<Record<(typeof dayNames)[number], number>>
}

const dayNames = ['phoneDay', 'ipDay', 'networkDay', 'brandDay', 'totalDay'] as const

/** The numbers of docs/specification/limits.md. */
export const defaultSmsLimits: SmsLimits = {
  resendSeconds: smsResendSeconds,
  codeLifetimeSeconds: smsCodeLifetimeSeconds,
  maxAttempts: smsMaxAttempts,
  lockSeconds: smsLockSeconds,
  maxPerDay: {
    phoneDay: smsMaxPerPhoneDay,
    ipDay: smsMaxPerIpDay,
    networkDay: smsMaxPerNetworkDay,
    brandDay: smsMaxPerBrandDay,
    totalDay: smsMaxPerDay,
  },
}

/** Refuses with the reason that holds longest for this phone. */
export function decideSmsSend(
  counters: SmsSendCounters,
  limits: SmsLimits,
  nowMs: number,
): { allowed: true } | SmsRefusal {
  const lockSeconds = countSecondsUntil(counters.lockedUntilMs, nowMs)
  if (lockSeconds > 0) return refuse('auth.sms-attempts-exhausted', lockSeconds)
  const resendSeconds = countResendSeconds(counters.lastSentAtMs, limits, nowMs)
  if (resendSeconds > 0) return refuse('auth.sms-already-sent', resendSeconds)
  for (const name of dayNames) {
    const day = counters[name]
    if (day === undefined) continue
    const { sent, endsAtMs } = day
    const daySeconds = countSecondsUntil(endsAtMs, nowMs)
    if (sent >= limits.maxPerDay[name] && daySeconds > 0)
      return refuse('auth.sms-attack-protection', daySeconds)
  }
  return { allowed: true }
}

/** The countdown under the code field and the server's refusal come from here, so they end in the same second. */
export function countResendSeconds(
  lastSentAtMs: number | null,
  { resendSeconds }: Pick<SmsLimits, 'resendSeconds'>,
  nowMs: number,
): number {
  if (lastSentAtMs === null) return 0
  const left = countSecondsUntil(lastSentAtMs + resendSeconds * 1000, nowMs)
  // A clock that was set back must not make the wait longer than the limit.
  return Math.min(left, resendSeconds)
}

export interface SmsTryCounters {
  /** null: no code was sent to this phone, or it is used up. */
  readonly sentAtMs: number | null
  readonly wrongTries: number
  readonly lockedUntilMs: number | null
}

export type SmsTryDecision =
  | { readonly allowed: true }
  /** The caller stores the counters even though the answer is a refusal. */
  | (SmsRefusal & { readonly wrongTries: number; readonly lockedUntilMs: number | null })

/** A lock refuses even the right code. Otherwise guessing could go on under the lock. */
export function decideSmsTry(
  counters: SmsTryCounters,
  isRightCode: boolean,
  { codeLifetimeSeconds, maxAttempts, lockSeconds: newLockSeconds }: SmsLimits,
  nowMs: number,
): SmsTryDecision {
  const { sentAtMs, wrongTries, lockedUntilMs } = counters
  const lockSeconds = countSecondsUntil(lockedUntilMs, nowMs)
  if (lockSeconds > 0) {
    return { ...refuse('auth.sms-attempts-exhausted', lockSeconds), wrongTries, lockedUntilMs }
  }
  if (sentAtMs === null || nowMs >= sentAtMs + codeLifetimeSeconds * 1000) {
    return { ...refuse('auth.sms-code-not-found', 0), wrongTries, lockedUntilMs: null }
  }
  if (isRightCode && wrongTries < maxAttempts) return { allowed: true }
  const tries = wrongTries + 1
  if (tries < maxAttempts) {
    return { ...refuse('auth.sms-wrong-code', 0), wrongTries: tries, lockedUntilMs: null }
  }
  return {
    ...refuse('auth.sms-attempts-exhausted', newLockSeconds),
    wrongTries: tries,
    lockedUntilMs: nowMs + newLockSeconds * 1000,
  }
}

function refuse(code: SmsRefusalCode, retryAfterSeconds: number): SmsRefusal {
  return { allowed: false, code, retryAfterSeconds }
}

function countSecondsUntil(atMs: number | null, nowMs: number): number {
  return atMs === null ? 0 : Math.max(0, Math.ceil((atMs - nowMs) / 1000))
}
