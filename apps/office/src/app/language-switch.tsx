import { useLocale } from '@lavash/i18n/i18n-provider.tsx'
import { languages, locales } from '@lavash/rulebook/site/locales'
import { Chip } from '@lavash/ui/chip.tsx'
import { HiddenText } from '@lavash/ui/hidden-text.tsx'
import { Menu } from '@lavash/ui/menu.tsx'
import { Globe } from 'lucide-react'
import { useChooseLocale } from '#app/shown-language.tsx'
import { useText } from '#i18n/use-text.ts'

export function LanguageSwitch() {
  const t = useText()
  const locale = useLocale()
  const choose = useChooseLocale()
  return (
    <Menu
      label={t('app.chooseLanguage')}
      items={locales.map((id) => ({
        id,
        label: languages[id].name,
        isChosen: id === locale,
        onSelect: () => choose(id),
      }))}
      renderTrigger={(props) => (
        <Chip {...props} icon={<Globe />} hasArrow>
          <HiddenText>{t('app.language')}: </HiddenText>
          {languages[locale].name}
        </Chip>
      )}
    />
  )
}
