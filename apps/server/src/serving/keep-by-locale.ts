import type { Locale } from '@lavash/rulebook/site/locales'
import { keepByObject } from '#keep-by-object.ts'

/** As keepByObject, once in each language. */
export function keepByLocale<Entry extends object, Made extends object>(
  make: (entry: Entry, locale: Locale) => Made,
): (entry: Entry, locale: Locale) => Made {
  const getMade = keepByObject<Entry, Map<Locale, Made>>(() => new Map())
  return (entry, locale) => {
    const ofEntry = getMade(entry)
    const known = ofEntry.get(locale)
    if (known !== undefined) return known
    const made = make(entry, locale)
    ofEntry.set(locale, made)
    return made
  }
}
