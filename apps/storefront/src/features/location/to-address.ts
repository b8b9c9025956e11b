import type { AddressDetails } from '@lavash/contract/geo'

/** 'Набережная улица, 14', as a courier reads it. Without a street, the place's name. */
export function toAddress({ street, houseNumber, city, region }: AddressDetails): string {
  const parts = [street, houseNumber].filter((part) => part !== null && part !== '')
  return parts.length > 0 ? parts.join(', ') : (city ?? region ?? '')
}
