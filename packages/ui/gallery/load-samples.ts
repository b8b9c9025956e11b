import { fallbackLocale, type Locale } from '@lavash/rulebook/site/locales'

const loaders = import.meta.glob<object>('./samples/*.json', { import: 'default' })

/** Words of a shop for the pieces to show. A language without words of its own shows the fallback's. */
export async function loadSamples(locale: Locale): Promise<object> {
  const load = loaders[`./samples/${locale}.json`] ?? loaders[`./samples/${fallbackLocale}.json`]
  if (load === undefined) throw new Error('The gallery has no words')
  return load()
}
