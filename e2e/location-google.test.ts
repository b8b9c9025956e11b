import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { double, readAsked, script } from './google-steps.ts'
import {
  leaveMap,
  openFirstVisit,
  pickAddress,
  placeButton,
  seaside,
  toDelivered,
  watchMapLog,
} from './location-steps.ts'
import { changeSettings, chooseElsewhere, readStored, storeBefore } from './visit.ts'

test('L-05 L-16 with Google’s key its script is retried until it comes, and its suggestions are picked', async ({
  page,
  venue,
  isMobile,
}) => {
  await changeSettings(page, { mapsKey: 'the-key' })
  const tries: string[] = []
  await page.route(script, async (route) => {
    tries.push(route.request().url())
    if (tries.length < 3) await route.abort()
    else await route.fulfill({ path: double, contentType: 'text/javascript' })
  })
  await storeBefore(page, toDelivered(venue, venue.restoId, { order_delivery_place: null }))
  await page.goto('/')
  const pick = async () => {
    await placeButton(page).click()
    await pickAddress(page, isMobile, 'прим', 'Приморская набережная, 14')
    await expect(page.getByRole('region', { name: 'Карта' })).toHaveAttribute('data-status', 'ready')
    await leaveMap(page, isMobile)
    await expect(page.getByRole('button', { name: 'Условия доставки' })).toBeVisible()
  }
  await pick()
  if (!isMobile) await expectZonesForDeliveryOnly(page)
  // Within one opening the next search is another session, however many texts it has.
  if (isMobile) await page.getByRole('button', { name: /^Улица и дом/ }).click()
  if (isMobile) await page.getByRole('button', { name: /^Введите адрес/ }).click()
  const again = page.getByRole('combobox', { name: isMobile ? 'Введите адрес' : 'Улица и дом' })
  for (const text of ['набер', 'набережная']) {
    await again.fill(text)
    await expect.poll(async () => (await readAsked(page)).suggestions.at(-1)?.input).toBe(text)
  }
  await page.getByRole('option', { name: 'Приморская набережная, 14' }).click()
  await leaveMap(page, isMobile)
  expect(tries).toHaveLength(3)
  expect(tries[0]).toContain('key=the-key')
  await page.getByRole('button', { name: 'Закрыть' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await pick()
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await readStored(page, 'order_delivery_place')).toMatchObject({
    placeId: 'google-14',
    address: 'Приморская набережная, 14',
  })
  // Google bills a session from its first letter to the picked place.
  const { suggestions } = await readAsked(page)
  expect(suggestions.map(({ input, sessionToken }) => [input, sessionToken.number])).toEqual([
    ['прим', 1],
    ['набер', 2],
    ['набережная', 2],
    ['прим', 3],
  ])
  for (const asked of suggestions)
    expect(asked).toMatchObject({
      language: 'ru',
      includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
      locationRestriction: { south: 43.98, west: 34.163, north: 44.022, east: 34.237 },
    })
})

/** Beside the form one map shows both methods. */
async function expectZonesForDeliveryOnly(page: Page): Promise<void> {
  const count = async () => (await readAsked(page)).zones.length
  expect(await count()).toBeGreaterThan(0)
  await page.getByRole('radio', { name: 'Самовывоз' }).check()
  await expect.poll(count).toBe(0)
  await page.getByRole('radio', { name: 'Доставка' }).check()
  await expect.poll(count).toBeGreaterThan(0)
}

interface GeocoderWindow {
  google: { maps: { importLibrary: (name: string) => Promise<{ Geocoder: { prototype: AnyGeocoder } }> } }
  waitForAnswer: () => Promise<void>
}
interface AnyGeocoder {
  geocode: (asked: object) => Promise<unknown>
}

/** Holds back Google's place details until the test releases them. */
async function holdAddresses(page: Page) {
  const answer = Promise.withResolvers<void>()
  await page.exposeFunction('waitForAnswer', () => answer.promise)
  await page.evaluate(async () => {
    const { google, waitForAnswer } = window as unknown as GeocoderWindow
    const { prototype } = (await google.maps.importLibrary('geocoding')).Geocoder
    const { geocode } = prototype
    prototype.geocode = (asked) => waitForAnswer().then(() => geocode(asked))
  })
  return answer
}

test(
  'L-09 nothing is saved while the address of a moved marker is looked up',
  { tag: '@once' },
  async ({ page, venue, isMobile }) => {
    await changeSettings(page, { mapsKey: 'the-key' })
    await page.route(script, (route) => route.fulfill({ path: double, contentType: 'text/javascript' }))
    await storeBefore(page, toDelivered(venue, venue.restoId))
    await page.goto('/')
    await placeButton(page).click()
    if (isMobile) await page.getByRole('button', { name: /^Улица и дом/ }).click()
    // The popup takes the focus when it opens, and would take it from the marker.
    await expect(page.getByRole('dialog', { name: isMobile ? 'Улица и дом' : 'Адрес' })).toBeFocused()
    await page.getByRole('button', { name: /^Выбранный адрес: Приморская/ }).focus()
    const answer = await holdAddresses(page)
    await page.keyboard.press('ArrowUp')
    if (isMobile) {
      await page.getByRole('button', { name: 'Назад' }).click()
      await expect(page.getByRole('region', { name: 'Карта' })).toHaveCount(0)
    }
    const confirm = page.getByRole('button', { name: 'Подтвердить' })
    await confirm.focus()
    await page.keyboard.press('Enter')
    await expect(confirm).toHaveAttribute('aria-busy', 'true')
    await expect(confirm).toBeFocused()
    expect(await readStored(page, 'order_delivery_place')).toMatchObject(seaside)
    answer.resolve()
    await expect(confirm).not.toHaveAttribute('aria-busy')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await readStored(page, 'order_delivery_place')).toMatchObject({ address: 'Липовая улица, 5' })
  },
)

test(
  'L-08 a language chosen while the map loads decides the map’s language',
  { tag: '@once' },
  async ({ page }) => {
    await changeSettings(page, { mapsKey: 'the-key' })
    const come = Promise.withResolvers<void>()
    await page.route(script, async (route) => {
      await come.promise
      await route.fulfill({ path: double, contentType: 'text/javascript' })
    })
    await openFirstVisit(page)
    const asked = page.waitForRequest(script)
    await page.getByRole('button', { name: /^Улица и дом/ }).click()
    await asked
    await chooseElsewhere(page, 'en')
    const map = page.getByRole('region', { name: 'Map' })
    await expect(map).toHaveAttribute('data-status', 'loading')
    come.resolve()
    await expect(map).toHaveAttribute('data-status', 'ready')
    await expect(map.getByText('Google')).toBeVisible()
  },
)

test(
  'L-16 a map script that fails or hangs leaves a form that says so, and the next opening recovers',
  { tag: '@once' },
  async ({ page }) => {
    await page.clock.install()
    await changeSettings(page, { mapsKey: 'the-key' })
    const come = Promise.withResolvers<void>()
    let tries = 0
    await page.route(script, async (route) => {
      tries += 1
      if (tries <= 4) return route.abort()
      await come.promise
      return route.fulfill({ path: double, contentType: 'text/javascript' })
    })
    const logged = watchMapLog(page)
    await openFirstVisit(page)
    const address = page.getByRole('button', { name: /^Улица и дом/ })
    const failure = page.getByText('Карта не загрузилась. Адрес можно ввести текстом')
    await address.click()
    await expect(failure).toBeVisible()
    expect(tries).toBe(4)
    expect(logged).toEqual([expect.stringContaining('The script of Google Maps did not load')])
    await page.getByRole('button', { name: 'Назад' }).click()
    await expect(failure).toHaveCount(0)

    const asked = page.waitForRequest(script)
    await address.click()
    await asked
    await page.clock.fastForward(16_000)
    await expect(failure).toBeVisible()
    await expect(page.locator('script[src^="https://maps.googleapis.com/"]')).toHaveCount(0)
    come.resolve()
    await page.waitForFunction(() => 'asked' in window)
    await page.getByRole('button', { name: 'Назад' }).click()
    await address.click()
    await expect(page.getByRole('region', { name: 'Карта' })).toHaveAttribute('data-status', 'ready')
    expect(tries).toBe(5)
  },
)
