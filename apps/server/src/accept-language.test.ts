import fc from 'fast-check'
import { locales } from '@lavash/rulebook/site/locales'
import { expect, test } from 'vitest'
import { findLocale } from '#accept-language.ts'

test.each([
  [undefined, 'ru'],
  ['', 'ru'],
  ['*', 'ru'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['EN-us', 'en'],
  ['de-DE,de;q=0.9,en;q=0.8,ru;q=0.7', 'en'],
  ['ru;q=0.5, en;q=0.9', 'en'],
  ['en;q=0, cnr', 'cnr'],
  ['cnr-Latn-ME,cnr;q=0.9', 'cnr'],
  ['sr-Latn-ME,sr;q=0.9,en;q=0.5', 'cnr'],
  ['en, sr', 'en'],
  ['de, fr', 'ru'],
  ['en;q=often', 'ru'],
])('%s is answered in %s', (header, locale) => {
  expect(findLocale(header)).toBe(locale)
})

test('whatever the header says, the answer is one of our languages', () => {
  fc.assert(fc.property(fc.string(), (header) => locales.includes(findLocale(header))))
})
