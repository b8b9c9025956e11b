import { fallbackLocale, isLocale, type Locale } from '@lavash/rulebook/locales'

/** Browsers in Montenegro mostly ask for Serbian; its speakers read Montenegrin better than Russian. */
const readAsMontenegrin = new Set(['sr', 'sh', 'bs', 'hr'])

/** Our languages in the order in which an Accept-Language header wishes for them (RFC 9110, 12.5.4). */
export function listWishedLocales(header: string | undefined): readonly Locale[] {
  const wishes = (header ?? '')
    .split(',')
    .map(parseWish)
    .filter((wish) => wish.quality > 0)
    .toSorted((left, right) => right.quality - left.quality)
  return [...new Set(wishes.flatMap(({ tag }) => findOwn(tag) ?? []))]
}

export function findLocale(header: string | undefined): Locale {
  return listWishedLocales(header)[0] ?? fallbackLocale
}

function findOwn(tag: string): Locale | undefined {
  const [language = ''] = tag.split('-')
  if (isLocale(language)) return language
  return readAsMontenegrin.has(language) ? 'cnr' : undefined
}

function parseWish(text: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const given = parameters.find((parameter) => parameter.startsWith('q='))
  const quality = given === undefined ? 1 : Number(given.slice(2))
  return { tag, quality: Number.isNaN(quality) ? 0 : quality }
}
