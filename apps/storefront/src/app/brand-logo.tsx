import { getSettings } from '#config/current-settings.ts'

/** The name stands beside it or is read elsewhere: the picture alone says nothing more. */
export function BrandLogo() {
  const { brand } = getSettings()
  return brand.logoUrl === undefined ? null : <img src={brand.logoUrl} alt="" width="40" height="40" />
}
