import { chooseTheme, themes, useTheme } from '#app/theme/theme.ts'
import { useText } from '#i18n/i18n-provider.tsx'
import { Chip } from '#ui/chip.tsx'
import { Menu } from '#ui/menu.tsx'

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
