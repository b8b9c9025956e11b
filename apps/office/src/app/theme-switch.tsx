import { Chip } from '@lavash/ui/chip.tsx'
import { Menu } from '@lavash/ui/menu.tsx'
import { chooseTheme, themes, useTheme } from '#app/theme.ts'
import { useText } from '#i18n/use-text.ts'

export function ThemeSwitch() {
  const t = useText()
  const theme = useTheme()
  return (
    <Menu
      label={t('theme.label')}
      items={themes.map((id) => ({
        id,
        label: t(`theme.${id}`),
        isChosen: id === theme,
        onSelect: () => chooseTheme(id),
      }))}
      renderTrigger={(props) => (
        <Chip {...props} hasArrow>
          {t('theme.label')}: {t(`theme.${theme}`)}
        </Chip>
      )}
    />
  )
}
