import { expect, test } from 'vitest'
import { toWishedLocale } from '#config/wished-locale.ts'

test.each([
  ['en', ['ru'], 'en'],
  [null, ['en-US', 'ru'], 'en'],
  [null, ['de-DE', 'sr-Latn-ME', 'en'], 'cnr'],
  [null, ['de', 'fr'], 'ru'],
  ['klingon', [], 'ru'],
  [null, [], 'ru'],
])('a choice of %s in a browser of %j opens the office in %s', (kept, languages, locale) => {
  expect(toWishedLocale(kept, languages)).toBe(locale)
})
