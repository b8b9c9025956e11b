import { fallbackLocale, type Locale } from '@lavash/rulebook/site/locales'
import { create } from 'zustand'

/**
 * The language everything is shown in right now. It follows the stored choice as soon as texts and catalogue have
 * arrived in it, so that a page is never half in one language and half in another.
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
