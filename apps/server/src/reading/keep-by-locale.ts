import type { Locale } from '@lavash/rulebook/locales'

/** Made once for an entry and a language, and kept as long as the entry, which an import replaces. */
export function keepByLocale<Entry extends object, Made extends object>(
  make: (entry: Entry, locale: Locale) => Made,
): (entry: Entry, locale: Locale) => Made {
  const kept = new WeakMap<Entry, Map<Locale, Made>>()
  return (entry, locale) => {
    const ofEntry = kept.get(entry) ?? new Map<Locale, Made>()
    kept.set(entry, ofEntry)
    const made = ofEntry.get(locale) ?? make(entry, locale)
    ofEntry.set(locale, made)
    return made
  }
}
