import { fallbackLocale, type Locale } from '@lavash/rulebook/site/locales'
import { create } from 'zustand'

/**
 * The language that everything is shown in now. It follows the stored choice only when texts and catalogue have
 * arrived, so that a page is never half in each.
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
