import { LanguageSwitch as Switch } from '@lavash/ui/language-switch.tsx'
import { chooseLocale } from '#app/language/choose-locale.ts'
import { getSettings } from '#config/current-settings.ts'

/** Lists the brand's languages. */
export function LanguageSwitch() {
  const { locales } = getSettings().brand
  return locales.length < 2 ? null : <Switch form="code" locales={locales} onChoose={chooseLocale} />
}
