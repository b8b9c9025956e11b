import { fallbackLocale, type Locale } from '@lavash/rulebook/site/locales'

let current: Locale = fallbackLocale

/** The language that the server answers in. Calls are made outside components too, so it is no React state. */
export function getCurrentLocale(): Locale {
  return current
}

export function setCurrentLocale(locale: Locale): void {
  current = locale
}
