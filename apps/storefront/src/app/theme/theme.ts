import { type Theme, themes } from '@lavash/ui/themes.ts'
import { create } from 'zustand'
import { getSettings } from '#config/current-settings.ts'
import { findVisitValue, setVisitValue } from '#storage/visit-values.ts'

const useChosen = create<{ theme: Theme | undefined }>(() => ({ theme: undefined }))

/** the brand's theme, or what the visitor has chosen for this visit. Before the first paint. */
export function startTheme(): void {
  const stored = findVisitValue('theme')
  show(themes.find((theme) => theme === stored) ?? getSettings().theme)
}

export function chooseTheme(theme: Theme): void {
  setVisitValue('theme', theme)
  show(theme)
}

export function useTheme(): Theme {
  return useChosen(({ theme }) => theme) ?? getSettings().theme
}

/** `system` is followed by the stylesheet itself (`color-scheme: light dark`). */
function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  useChosen.setState({ theme })
}
