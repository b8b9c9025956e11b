import type { AddressDetails } from '@lavash/contract/geo'
import type { Locale } from '@lavash/rulebook/site/locales'

/** The address in the order of the language. */
export function toAddressTitle(
  { street, houseNumber }: Pick<AddressDetails, 'street' | 'houseNumber'>,
  locale: Locale,
): string {
  if (houseNumber === null) return street ?? ''
  if (locale === 'en') return `${houseNumber} ${street ?? ''}`
  return locale === 'cnr' ? `${street ?? ''} ${houseNumber}` : `${street ?? ''}, ${houseNumber}`
}
