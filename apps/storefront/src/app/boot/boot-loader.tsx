import { BootFrame } from '#app/boot/boot-frame.tsx'
import { BrandLogo } from '#app/brand-logo.tsx'
import { renderBrandBootLoader } from '#app/brand-parts.ts'
import { LanguageSwitch } from '#app/language/language-switch.tsx'
import { toBrandText } from '#config/brand.ts'
import { getSettings } from '#config/current-settings.ts'
import { FirstPlaceInline, FirstPlacePopup } from '#features/location/place-popup.tsx'
import { useLocale } from '@lavash/i18n/i18n-provider.tsx'

/** B-03: language and location, without a way to dismiss them. A brand may arrange them in its own way. */
export function BootLoader() {
  const { brand } = getSettings()
  const locale = useLocale()
  const slots = {
    logo: <BrandLogo />,
    name: toBrandText(brand.name, locale),
    tagline: toBrandText(brand.tagline, locale),
    languageSwitch: <LanguageSwitch />,
    location: <FirstPlaceInline />,
  }
  return (
    renderBrandBootLoader(slots) ?? (
      <>
        <BootFrame corner={slots.languageSwitch} isBehindPopup />
        <FirstPlacePopup />
      </>
    )
  )
}
