import { findHomeCountry } from '@lavash/rulebook/account/phone-format'
import type { BrandEntry } from './catalogue-index.ts'

/** Where a phone is read without its country code, found as the brand's storefront finds it (V-03). */
export function toHomeCountry({ catalogue }: BrandEntry): string {
  return findHomeCountry(catalogue.brand.contacts.phones[0])
}
