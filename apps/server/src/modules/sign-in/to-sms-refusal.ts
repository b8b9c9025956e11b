import type { SmsLimits, SmsRefusal } from '@lavash/rulebook/account/sms-limits'
import { refuse, type Refusal } from '#errors.ts'

/** A time to wait is told only if waiting helps. After a wrong code the customer reads how many tries are left. */
export function toSmsRefusal(
  refusal: SmsRefusal & { readonly wrongTries?: number },
  { maxAttempts }: SmsLimits,
): Refusal {
  const { code, retryAfterSeconds, wrongTries } = refusal
  const isWrongCode = code === 'auth.sms-wrong-code' && wrongTries !== undefined
  return refuse(code, {
    ...(retryAfterSeconds > 0 && { retryAfterSeconds }),
    ...(isWrongCode && { attemptsLeft: maxAttempts - wrongTries }),
  })
}
