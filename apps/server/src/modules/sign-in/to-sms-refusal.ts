import { smsMaxAttempts } from '@lavash/rulebook/site/limits'
import type { SmsRefusal } from '@lavash/rulebook/account/sms-limits'
import { refuse, type Refusal } from '#errors.ts'

/** Where waiting does not help, no time to wait is told; whoever mistyped learns how often they still may. */
export function toSmsRefusal(refusal: SmsRefusal & { readonly wrongTries?: number }): Refusal {
  const { code, retryAfterSeconds, wrongTries } = refusal
  const isWrongCode = code === 'auth.sms-wrong-code' && wrongTries !== undefined
  return refuse(code, {
    ...(retryAfterSeconds > 0 && { retryAfterSeconds }),
    ...(isWrongCode && { attemptsLeft: smsMaxAttempts - wrongTries }),
  })
}
