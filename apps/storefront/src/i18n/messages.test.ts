import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promoCodeErrorCodes } from '@lavash/rulebook/site/error-codes'
import { type Locale, locales, languages } from '@lavash/rulebook/site/locales'
import { describe, expect, test } from 'vitest'
import { toMessageTypes, toTypesFile } from '@lavash/web-build/message-types.ts'
import { routes } from '#config/paths.ts'
import { createText } from '@lavash/i18n/create-text.ts'
import { loadMessages } from '#i18n/load-messages.ts'

async function translator(locale: Locale) {
  return createText(languages[locale].intl, await loadMessages(locale))
}

test('the types of the messages are those of the Russian texts (npm run messages -w @lavash/storefront)', async () => {
  const folder = fileURLToPath(new URL('messages', import.meta.url))
  expect(await readFile(toTypesFile(folder), 'utf8')).toBe(await toMessageTypes(folder))
})

describe('B-09 plurals', () => {
  test.each([
    [
      'ru',
      [
        [1, '1 блюдо'],
        [2, '2 блюда'],
        [5, '5 блюд'],
        [11, '11 блюд'],
        [21, '21 блюдо'],
        [104, '104 блюда'],
        [1.5, '1,5 блюда'],
      ],
    ],
    [
      'en',
      [
        [1, '1 dish'],
        [2, '2 dishes'],
        [0, '0 dishes'],
      ],
    ],
    [
      'cnr',
      [
        [1, '1 jelo'],
        [3, '3 jela'],
        [5, '5 jela'],
        [21, '21 jelo'],
      ],
    ],
  ] as const)('in %s each number takes its form', async (locale, forms) => {
    const t = await translator(locale)
    expect(forms.map(([count]) => t('menus.positions', { count }))).toEqual(forms.map(([, text]) => text))
  })
})

test('a message without its parameter, or a key nobody wrote, does not compile', async () => {
  const t = await translator('en')
  expect(t('delivery.fromTo', { from: '0 ₽', to: '900 ₽' })).toBe('from 0 ₽ to 900 ₽')
  const mistakes = [
    // @ts-expect-error `to` is missing
    () => t('delivery.fromTo', { from: '0 ₽' }),
    // @ts-expect-error there is no such key
    () => t('delivery.nowhere'),
  ]
  expect(mistakes).toHaveLength(2)
})

describe.each(locales)('in %s', (locale) => {
  test('A-01 every title key of the routes has a text', async () => {
    const t = await translator(locale)
    const titles = Object.values(routes).flatMap((route) => ('titleKey' in route ? [t(route.titleKey)] : []))
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('C-09 each of the nine promo code errors has its own text', async () => {
    const { error } = await loadMessages(locale)
    const keys = promoCodeErrorCodes.map((code) => code.replace('promo-code.', ''))
    expect(Object.keys(error.code.promo_code)).toEqual(keys)
    expect(new Set(Object.values(error.code.promo_code)).size).toBe(9)
  })
})
