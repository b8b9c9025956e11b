import { findPhoneProblem } from '@lavash/rulebook/order-form'
import { toE164 } from '@lavash/rulebook/phone'
import { type Refusal, refuseField } from '#errors.ts'

/** As E.164. Which country somebody means without a code is known to their storefront, which sends one. */
export function parsePhone(typed: string): string | Refusal {
  const problem = findPhoneProblem(typed)
  if (problem !== null) return refuseField('phone', problem)
  const phone = toE164(typed)
  if (phone === null) throw new Error('A phone without a problem is one that can be written as E.164')
  return phone
}
