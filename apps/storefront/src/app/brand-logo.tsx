import { getSettings } from '#config/current-settings.ts'

/** Decoration: the brand's name stands beside it or is announced elsewhere. */
export function BrandLogo() {
  const { brand } = getSettings()
  return brand.logoUrl === undefined ? null : <img src={brand.logoUrl} alt="" width="40" height="40" />
}
