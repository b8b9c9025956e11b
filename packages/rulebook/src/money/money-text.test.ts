import { expect, test } from 'vitest'
import { toMoneyText } from './money-text.ts'

/** Intl separates with spaces that do not break; a table is read with plain ones. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

test.each([
  [100_700, 'RUB', 'ru', 'auto', '1 007 ₽'],
  [1840, 'EUR', 'cnr', 'auto', '18,40 €'],
  [1840, 'EUR', 'en', 'auto', '€18.40'],
  [-20_100, 'RUB', 'ru', 'auto', '−201 ₽'],
  [4000, 'RUB', 'ru', 'exceptZero', '+40 ₽'],
] as const)('B-11 %i of %s reads in %s (%s) %s', (amountMinor, currency, locale, sign, text) => {
  expect(plain(toMoneyText(amountMinor, currency, locale, sign))).toBe(text)
})
