import { fallbackLocale, isLocale, type Locale } from '@lavash/rulebook/locales'

/** Browsers in Montenegro mostly ask for Serbian; its speakers read Montenegrin better than Russian. */
const readAsMontenegrin = new Set(['sr', 'sh', 'bs', 'hr'])

/** The best of our languages for an Accept-Language header (RFC 9110, 12.5.4). */
export function findLocale(header: string | undefined): Locale {
  const wishes = (header ?? '')
    .split(',')
    .map(parseWish)
    .filter((wish) => wish.quality > 0)
    .toSorted((left, right) => right.quality - left.quality)
  for (const wish of wishes) {
    const [language = ''] = wish.tag.split('-')
    if (isLocale(language)) return language
    if (readAsMontenegrin.has(language)) return 'cnr'
  }
  return fallbackLocale
}

function parseWish(text: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const given = parameters.find((parameter) => parameter.startsWith('q='))
  const quality = given === undefined ? 1 : Number(given.slice(2))
  return { tag, quality: Number.isNaN(quality) ? 0 : quality }
}
