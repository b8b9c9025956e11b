import type { Locale } from '@lavash/rulebook/site/locales'
import fc from 'fast-check'
import type { LocalText } from '#catalogue/catalogue.ts'

/** Words that tempt a YAML writer: booleans, numbers, times, quotes, colons, hashes, line breaks. */
const tricky = fc.constantFrom(
  'yes',
  'null',
  '12:30',
  '007',
  '1e3',
  '~',
  '- item',
  'key: value',
  'end #not a comment',
  "it's",
  '"quoted"',
  'Шаверма «Уголь»',
  'two\nlines',
  'a\n\nb',
  '{ru: x}',
  '*alias',
  '&anchor',
  '!tag',
  '%percent',
  '@at',
  '`tick`',
  '| bar',
  '> fold',
)

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.trim())
  .filter((text) => /\S/u.test(text))

const text = fc.oneof(tricky, words)

export function localText(locales: readonly Locale[]): fc.Arbitrary<LocalText> {
  return fc
    .tuple(...locales.map(() => text))
    .map((texts) => Object.fromEntries(locales.map((locale, index) => [locale, texts[index] ?? ''])))
}

/** From numbers: strings by pattern take fast-check most of a second here. */
const slug = fc
  .tuple(fc.nat(46_655), fc.option(fc.nat(1295)))
  .map(([one, other]) => (other === null ? `s${one.toString(36)}` : `${one.toString(36)}-${other}`))

export function slugs(minLength: number, maxLength: number): fc.Arbitrary<string[]> {
  return fc.uniqueArray(slug, { minLength, maxLength })
}

export const word = fc.nat(36 ** 8).map((number) => `w${number.toString(36)}`)
export const digits = fc.nat(999_999_999).map(String)

export function subset<T>(list: readonly T[]): fc.Arbitrary<T[]> {
  return fc.subarray([...list])
}
