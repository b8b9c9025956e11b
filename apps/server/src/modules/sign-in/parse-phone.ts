import { findPhoneProblem } from '@lavash/rulebook/order/order-form'
import { toE164 } from '@lavash/rulebook/account/phone'
import { type Refusal, refuseField } from '#errors.ts'
import type { BrandEntry } from '#serving/catalogue-index.ts'
import { toHomeCountry } from '#serving/to-home-country.ts'

/**
 * Parses a phone to E.164. The brand's home country completes a number without country code. Before the first import
 * there is no brand and no home country.
 */
export function parsePhone(typed: string, brand: BrandEntry | undefined): string | Refusal {
  const homeCountry = brand && toHomeCountry(brand)
  const problem = findPhoneProblem(typed, homeCountry)
  if (problem !== null) return refuseField('phone', problem)
  const phone = toE164(typed, homeCountry)
  if (phone === null) throw new Error('A phone without a problem is one that can be written as E.164')
  return phone
}
