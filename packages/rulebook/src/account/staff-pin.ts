import { pinLockMinutes, pinMaxLength, pinMaxTries, pinMinLength } from '#site/limits.ts'

const lockMs = pinLockMinutes * 60_000
const pinForm = new RegExp(`^\\d{${pinMinLength},${pinMaxLength}}$`)

export function isPin(text: string): boolean {
  return pinForm.test(text)
}

/** One digit again and again, or digits in a row: 0000, 1234, 9876, 7890. They are guessed first. */
export function isWeakPin(pin: string): boolean {
  const digits = [...pin].map(Number)
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10)
  const [first] = steps
  return (first === 0 || first === 1 || first === 9) && steps.every((step) => step === first)
}

export interface PinCounters {
  readonly wrongTries: number
  readonly lockedUntilMs: number | null
}

export type PinDecision =
  | { readonly outcome: 'right' }
  /** What to store; the caller writes it although the answer is a refusal. */
  | (PinCounters & { readonly outcome: 'wrong'; readonly attemptsLeft: number })
  | (PinCounters & { readonly outcome: 'locked'; readonly retryAfterSeconds: number })

/** Judges one PIN. While locked even the right one is refused, or guessing could go on under the lock. */
export function decidePinTry(counters: PinCounters, isRight: boolean, nowMs: number): PinDecision {
  const { lockedUntilMs } = counters
  if (lockedUntilMs !== null && lockedUntilMs > nowMs) {
    // A clock set back must not lock anybody for longer than the rule says.
    const leftMs = Math.min(lockedUntilMs - nowMs, lockMs)
    return { ...counters, outcome: 'locked', retryAfterSeconds: Math.ceil(leftMs / 1000) }
  }
  if (isRight) return { outcome: 'right' }
  // After a lock the count begins anew.
  const wrongTries = (lockedUntilMs === null ? counters.wrongTries : 0) + 1
  if (wrongTries < pinMaxTries) {
    return { outcome: 'wrong', wrongTries, lockedUntilMs: null, attemptsLeft: pinMaxTries - wrongTries }
  }
  return {
    outcome: 'locked',
    wrongTries,
    lockedUntilMs: nowMs + lockMs,
    retryAfterSeconds: lockMs / 1000,
  }
}
