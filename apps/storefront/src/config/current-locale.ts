import { fallbackLocale, type Locale } from '@lavash/rulebook/site/locales'
import { create } from 'zustand'

/**
 * The shown language. It changes only after texts and catalogue have arrived, so that a page never mixes two
 * languages.
 */
const useCurrent = create<{ locale: Locale }>(() => ({ locale: fallbackLocale }))

export function getCurrentLocale(): Locale {
  return useCurrent.getState().locale
}

export function setCurrentLocale(locale: Locale): void {
  useCurrent.setState({ locale })
}

export function useCurrentLocale(): Locale {
  return useCurrent((state) => state.locale)
}
