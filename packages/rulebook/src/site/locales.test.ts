import { expect, test } from 'vitest'
import { fallbackLocale, isLocale, locales } from './locales.ts'

test('the interface has exactly Russian, English and Montenegrin', () => {
  expect(locales).toEqual(['ru', 'en', 'cnr'])
  expect(fallbackLocale).toBe('ru')
  for (const locale of locales) expect(isLocale(locale)).toBe(true)
  for (const other of ['de', 'RU', '', undefined, null, 0]) expect(isLocale(other)).toBe(false)
})
