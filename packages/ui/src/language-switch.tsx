import { useLocale } from '@lavash/i18n/i18n-provider.tsx'
import { languages, type Locale } from '@lavash/rulebook/site/locales'
import type { ReactNode } from 'react'
import { Chip } from '#chip.tsx'
import { HiddenText } from '#hidden-text.tsx'
import { useIsMobile } from '#layout-mode.ts'
import { Menu } from '#menu.tsx'
import { useText } from '#use-text.ts'

interface Props {
  /** Those the choice is from. */
  locales: readonly Locale[]
  onChoose: (locale: Locale) => void
  icon?: ReactNode
  /** The button's text: 'EN', or 'English' if there is room. */
  form: 'code' | 'name'
}

/** Each language is named in itself, for readers who do not understand the page. */
export function LanguageSwitch({ locales, onChoose, icon, form }: Props) {
  const t = useText()
  const locale = useLocale()
  // A phone's bar has no room for the long form.
  const hasArrow = !useIsMobile() || form === 'name'
  return (
    <Menu
      label={t('language.choose')}
      items={locales.map((id) => ({
        id,
        label: languages[id].name,
        isChosen: id === locale,
        onSelect: () => onChoose(id),
      }))}
      renderTrigger={(props) => (
        <Chip {...props} icon={icon} hasArrow={hasArrow}>
          <HiddenText>{t('language.label')}: </HiddenText>
          {form === 'code' ? locale.toUpperCase() : languages[locale].name}
        </Chip>
      )}
    />
  )
}
