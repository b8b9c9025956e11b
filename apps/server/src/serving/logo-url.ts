import { createHash } from 'node:crypto'
import { pathOf } from '@lavash/contract/paths'

/** Another logo has another address, so that no browser keeps the old one. */
export function toLogoUrl(brand: string, logo: string): string {
  return pathOf('brands.logo', { brand }, { v: toLogoVersion(logo) })
}

export function toLogoVersion(logo: string): string {
  return createHash('sha256').update(logo).digest('base64url').slice(0, 10)
}
