import { chooseLocale } from '#app/language/choose-locale.ts'
import { getSettings } from '#config/current-settings.ts'
import { languages } from '@lavash/rulebook/site/locales'
import { useLocale } from '@lavash/i18n/i18n-provider.tsx'
import { useText } from '#i18n/use-text.ts'
import { Chip } from '@lavash/ui/chip.tsx'
import { HiddenText } from '@lavash/ui/hidden-text.tsx'
import { Menu } from '@lavash/ui/menu.tsx'

/** Lists the brand's languages, each under its own name. */
export function LanguageSwitch() {
  const t = useText()
  const locale = useLocale()
  const { locales } = getSettings().brand
  if (locales.length < 2) return null
  return (
    <Menu
      label={t('app.chooseLanguage')}
      items={locales.map((id) => ({
        id,
        label: languages[id].name,
        isChosen: id === locale,
        onSelect: () => chooseLocale(id),
      }))}
      renderTrigger={(props) => (
        <Chip {...props} hasArrow>
          <HiddenText>{t('app.language')}: </HiddenText>
          {locale.toUpperCase()}
        </Chip>
      )}
    />
  )
}
