import { type Locale, locales } from '@lavash/rulebook/site/locales'
import { LanguageSwitch as Switch } from '@lavash/ui/language-switch.tsx'
import { Globe } from 'lucide-react'
import { showLocale } from '#features/look/shown-texts.ts'
import { keepChoice } from '#storage/kept-choices.ts'

function choose(locale: Locale): void {
  keepChoice('locale', locale)
  void showLocale(locale)
}

export function LanguageSwitch() {
  return <Switch form="name" icon={<Globe />} locales={locales} onChoose={choose} />
}
