import { type Theme, themes } from '@lavash/rulebook/site/themes'
import { create } from 'zustand'
import { getSettings } from '#config/current-settings.ts'
import { findDeviceChoice, keepDeviceChoice } from '#storage/device-choices.ts'

const useChosen = create<{ theme: Theme | undefined }>(() => ({ theme: undefined }))

/** applies the theme of the brand, or the visitor's choice on this device, before the first paint. */
export function startTheme(): void {
  const stored = findDeviceChoice('theme')
  show(themes.find((theme) => theme === stored) ?? getSettings().theme)
}

export function chooseTheme(theme: Theme): void {
  keepDeviceChoice('theme', theme)
  show(theme)
}

export function useTheme(): Theme {
  return useChosen(({ theme }) => theme) ?? getSettings().theme
}

/** The stylesheet follows `system` by itself (`color-scheme: light dark`). */
function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  useChosen.setState({ theme })
}
