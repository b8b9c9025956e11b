import { type Theme, themes } from '@lavash/rulebook/site/themes'
import { create } from 'zustand'
import { findChoice, keepChoice } from '#storage/kept-choices.ts'

const useChosen = create<{ theme: Theme }>(() => ({ theme: 'system' }))

/** Before the first paint: the theme that was chosen on this device, otherwise the device's own. */
export function startTheme(): void {
  const kept = findChoice('theme')
  show(themes.find((theme) => theme === kept) ?? 'system')
}

export function chooseTheme(theme: Theme): void {
  keepChoice('theme', theme)
  show(theme)
}

export function useTheme(): Theme {
  return useChosen(({ theme }) => theme)
}

/** The stylesheet itself follows `system` (`color-scheme: light dark`). */
function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  useChosen.setState({ theme })
}
