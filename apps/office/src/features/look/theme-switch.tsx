import { ThemeSwitch as Switch } from '@lavash/ui/theme-switch.tsx'
import { chooseTheme, useTheme } from '#features/look/theme.ts'

export function ThemeSwitch() {
  return <Switch theme={useTheme()} onChoose={chooseTheme} />
}
