import type { SmsRefusal } from '@lavash/rulebook/sms-limits'
import { refuse, type Refusal } from '#errors.ts'

/** Where waiting does not help, no time to wait is told. */
export function toSmsRefusal({ code, retryAfterSeconds }: SmsRefusal): Refusal {
  return refuse(code, retryAfterSeconds > 0 ? { retryAfterSeconds } : {})
}
