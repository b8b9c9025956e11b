import { createText } from '@lavash/i18n/create-text.ts'
import { beforeEach, expect, test, vi } from 'vitest'

/** Loaded texts stay in their modules, and other tests have loaded all of them. */
beforeEach(() => {
  vi.resetModules()
})

async function start() {
  const { setCurrentLocale } = await import('#config/current-locale.ts')
  setCurrentLocale('cnr')
  return import('#i18n/load-messages.ts')
}

test('a text of a later page is there as soon as that page is', async () => {
  const { loadFirstMessages, withLaterTexts } = await start()
  const t = createText('sr-Latn-ME', await loadFirstMessages('cnr'))
  expect(t('checkout.headline')).toBe('Završetak porudžbine')
  expect(() => t('checkout.place')).toThrow('no message called checkout.place')
  expect(await withLaterTexts(Promise.resolve('page'))).toBe('page')
  expect(t('checkout.place')).toBe('Naruči')
})

test('a turned language has the texts of every page', async () => {
  const { loadMessages } = await start()
  const t = createText('en-GB', await loadMessages('en'))
  expect([t('checkout.headline'), t('checkout.place')]).toEqual(['Checkout', 'Place the order'])
})
