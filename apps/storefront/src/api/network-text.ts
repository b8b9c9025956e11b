import type { StorefrontCall } from '@lavash/contract/storefront-paths'

/** E-01: profile and sign-in calls have a shorter text for a missing answer (docs/specification/texts.md). */
export function toNetworkText(name: StorefrontCall): string {
  return name === 'persons.me' || name.startsWith('sign')
    ? 'Network error'
    : 'Network error when attempting to fetch resource.'
}
