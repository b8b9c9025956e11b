import { locales } from '@lavash/rulebook/site/locales'
import { LanguageSwitch as Switch } from '@lavash/ui/language-switch.tsx'
import { Globe } from 'lucide-react'
import { useChooseLocale } from '#features/look/shown-language.tsx'

export function LanguageSwitch() {
  return <Switch form="name" icon={<Globe />} locales={locales} onChoose={useChooseLocale()} />
}
