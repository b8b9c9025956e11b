import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { leaveMap, openFirstVisit, pickAddress, placeButton, seaside, toDelivered } from './location-steps.ts'
import { changeSettings, chooseElsewhere, readStored, storeBefore } from './visit.ts'

const double = fileURLToPath(new URL('google-double.js', import.meta.url))
const script = 'https://maps.googleapis.com/maps/api/js*'

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
})

interface Asked {
  maps: { fitted?: number }[]
}

test(
  'L-08 Google’s map shows all takeaway points and a marker that mouse and arrow keys move',
  { tag: '@once' },
  async ({ page, isMobile }) => {
    await changeSettings(page, { mapsKey: 'the-key' })
    await page.route(script, (route) => route.fulfill({ path: double, contentType: 'text/javascript' }))
    await openFirstVisit(page, '?city=Приветный&method=takeaway')
    await page.getByRole('button', { name: 'Выбрать на карте' }).click()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { asked?: Asked }).asked?.maps.at(-1)?.fitted))
      .toBe(5)
    await expect(page.getByText('Часы работы: 07:00–23:00')).toBeVisible()
    const map = page.getByRole('region', { name: 'Карта' })
    const beach = map.getByRole('button', { name: /Городской пляж/ })
    await beach.focus()
    await page.keyboard.press('Enter')
    await expect(beach).toHaveAttribute('aria-pressed', 'true')
    await expect(beach).toBeFocused()

    await leaveMap(page, isMobile)
    await page.getByRole('radio', { name: 'Доставка' }).check()
    await pickAddress(page, isMobile, 'прим', 'Приморская набережная, 14')
    const marker = map.getByRole('button', { name: 'Выбранный адрес: Приморская набережная, 14' })
    await marker.focus()
    const before = await marker.boundingBox()
    await page.keyboard.press('Shift+ArrowRight')
    const moved = map.getByRole('button', { name: 'Выбранный адрес: Липовая улица, 5' })
    await expect(moved).toBeFocused()
    const after = await moved.boundingBox()
    expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(60, 0)
    await expect(map.getByText('Выбранный адрес: Липовая улица, 5')).toHaveCount(1)
    const x = (after?.x ?? 0) + 20
    const y = (after?.y ?? 0) + 20
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 20, y + 30, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => (await moved.boundingBox())?.y).toBeCloseTo((after?.y ?? 0) + 30, 0)
  },
)

interface GeocoderWindow {
  google: { maps: { importLibrary: (name: string) => Promise<{ Geocoder: { prototype: AnyGeocoder } }> } }
  waitForAnswer: () => Promise<void>
}
interface AnyGeocoder {
  geocode: () => Promise<unknown>
}

/** Holds back Google's place details until the test releases them. */
async function holdAddresses(page: Page) {
  const answer = Promise.withResolvers<void>()
  await page.exposeFunction('waitForAnswer', () => answer.promise)
  await page.evaluate(async () => {
    const { google, waitForAnswer } = window as unknown as GeocoderWindow
    const { prototype } = (await google.maps.importLibrary('geocoding')).Geocoder
    const { geocode } = prototype
    prototype.geocode = () => waitForAnswer().then(geocode)
  })
  return answer
}

test('L-09 nothing is saved while the address of a moved marker is looked up', async ({
  page,
  venue,
  isMobile,
}) => {
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
})

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
    await openFirstVisit(page)
    const address = page.getByRole('button', { name: /^Улица и дом/ })
    const failure = page.getByText('Карта не загрузилась. Адрес можно ввести текстом')
    await address.click()
    await expect(failure).toBeVisible()
    expect(tries).toBe(4)
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
