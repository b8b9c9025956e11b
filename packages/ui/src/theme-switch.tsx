import { Chip } from '#chip.tsx'
import { Menu } from '#menu.tsx'
import { type Theme, themes } from '@lavash/rulebook/site/themes'
import { useText } from '#use-text.ts'

interface Props {
  theme: Theme
  onChoose: (theme: Theme) => void
}

/** Each app keeps the choice its own way. */
export function ThemeSwitch({ theme, onChoose }: Props) {
  const t = useText()
  return (
    <Menu
      label={t('theme.label')}
      items={themes.map((id) => ({
        id,
        label: t(`theme.${id}`),
        isChosen: id === theme,
        onSelect: () => onChoose(id),
      }))}
      renderTrigger={(props) => (
        <Chip {...props} hasArrow>
          {t('theme.label')}: {t(`theme.${theme}`)}
        </Chip>
      )}
    />
  )
}
