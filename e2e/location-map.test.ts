import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { leaveMap, openFirstVisit, pickAddress, placeButton, seaside, toDelivered } from './location-steps.ts'
import { storeBefore } from './visit.ts'

// Tiles are drawn in software here, which takes seconds, and a phone's pixel density means four times the pixels.
test.describe.configure({ timeout: 180_000 })
test.use({ deviceScaleFactor: 1 })

const mapOf = (page: Page) => page.getByRole('region', { name: 'Карта' })
const markerOf = (page: Page) => page.getByRole('button', { name: /^Выбранный адрес/ })

async function waitForMap(page: Page) {
  await expect(mapOf(page)).toHaveAttribute('data-status', 'ready', { timeout: 60_000 })
}

async function openMap(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: /^Улица и дом/ }).click()
  await waitForMap(page)
}

/** The element's box once it has stopped moving. */
async function getRest(target: Locator) {
  let last = ''
  await expect(async () => {
    const box = await target.boundingBox()
    const now = JSON.stringify(box)
    const isStill = now === last
    last = now
    expect(isStill).toBe(true)
  }).toPass({ intervals: [400] })
  const box = await target.boundingBox()
  if (box === null) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function drag(page: Page, target: Locator, byY: number) {
  const { x, y } = await getRest(target)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + byY / 2, { steps: 4 })
  await page.mouse.move(x, y + byY, { steps: 4 })
  await page.mouse.up()
}

/** Shows the points on the map. A phone has to open the map first. */
async function openPoints(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Выбрать на карте' }).click()
  await waitForMap(page)
  return mapOf(page).locator('[aria-pressed]')
}

async function expectAllInSight(points: Locator) {
  await expect(points).toHaveCount(5)
  for (const point of await points.all()) await expect(point).toBeInViewport()
}

test('L-07 L-08 L-09 takeaway points can be chosen on the map, and a delivery marker dragged out of the zone and back', async ({
  page,
  venue,
  isMobile,
}) => {
  await storeBefore(page, toDelivered(venue, venue.restoId, { order_delivery_method: 'TAKE_AWAY' }))
  await page.goto('/')
  await placeButton(page).click()
  const points = await openPoints(page, isMobile)
  await expect(page.getByText('Часы работы: 07:00–23:00')).toBeVisible()
  await expectAllInSight(points)
  await expect(mapOf(page).locator('[aria-pressed=false]')).toHaveCount(4)
  const harbour = mapOf(page).getByRole('button', { name: /Приморская набережная, 14/ })
  await harbour.focus()
  await page.keyboard.press('Enter')
  await expect(harbour).toHaveAttribute('aria-pressed', 'true')
  await expect(harbour).toBeFocused()
  const beach = mapOf(page).getByRole('button', { name: /Городской пляж/ })
  await getRest(beach)
  await beach.click()
  await expect(beach).toHaveAttribute('aria-pressed', 'true')
  await leaveMap(page, isMobile)
  await expect(page.getByRole('radio', { name: /Городской пляж/ })).toBeChecked()

  await page.getByRole('radio', { name: 'Доставка' }).check()
  await openMap(page, isMobile)
  await expect(markerOf(page)).toBeInViewport()
  await expect(points).toHaveCount(0)
  await expect(page.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible()
  await drag(page, markerOf(page), 110)
  await expect(page.getByText('Адрес не входит в зону доставки').last()).toBeVisible()
  if (isMobile) await expect(page.getByRole('button', { name: 'Подтвердить' })).toBeDisabled()
  // The map follows the marker slowly when it is drawn in software, so a missed drag is repeated.
  await expect(async () => {
    await drag(page, markerOf(page), -150)
    await expect(page.getByText('Адрес не входит в зону доставки')).toHaveCount(0, { timeout: 5000 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Условия доставки' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Подтвердить' })).toBeEnabled()

  await leaveMap(page, isMobile)
  await page.getByRole('radio', { name: 'Самовывоз' }).check()
  await expectAllInSight(await openPoints(page, isMobile))
})

test(
  'L-08 L-09 a press, arrow keys and my position set the address, and a refused position is explained',
  { tag: '@once' },
  async ({ page, context, isMobile }) => {
    await page.clock.install()
    await context.grantPermissions([])
    await openFirstVisit(page)
    await openMap(page, isMobile)
    await expect(markerOf(page)).toHaveCount(0)
    const box = await mapOf(page).boundingBox()
    if (box === null) throw new Error('The map is not on the screen')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect(markerOf(page)).toBeVisible()
    const before = await markerOf(page).getAttribute('aria-label')
    expect(before).toMatch(/Выбранный адрес: .{4,}/)
    await getRest(markerOf(page))
    await markerOf(page).focus()
    for (const key of ['Shift+ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowUp'])
      await page.keyboard.press(key)
    await expect(markerOf(page)).not.toHaveAttribute('aria-label', before ?? '')

    const whereAmI = page.getByRole('button', { name: 'Где я' })
    await whereAmI.click()
    await expect(page.getByText(/Браузер не даёт узнать, где вы/).last()).toBeVisible()
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: seaside.location.lat, longitude: seaside.location.lng })
    await whereAmI.click()
    await expect(markerOf(page)).toHaveAttribute('aria-label', new RegExp(seaside.address))
    await expect(page.getByRole('button', { name: 'Условия доставки' })).toBeVisible()

    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = () => undefined
    })
    const confirm = page.getByRole('button', { name: 'Подтвердить' })
    await expect(confirm).toBeEnabled()
    await whereAmI.click()
    await expect(confirm).toBeDisabled()
    await page.clock.fastForward(31_000)
    await expect(page.getByText(/Не удалось определить, где вы/).last()).toBeVisible()
    await expect(confirm).toBeEnabled()
  },
)

test(
  'L-09 L-16 a picked address shows on the map, and a held arrow key asks for the address once at its end',
  { tag: '@once' },
  async ({ page, isMobile }) => {
    const asked: URL[] = []
    await page.route('**/1/geo/reverse*', async (route) => {
      asked.push(new URL(route.request().url()))
      await route.fallback()
    })
    await page.clock.install()
    await openFirstVisit(page)
    await pickAddress(page, isMobile, 'приморская 14', seaside.address)
    await waitForMap(page)
    await expect(markerOf(page)).toHaveAttribute('aria-label', new RegExp(seaside.address))
    await page.setViewportSize({ width: 844, height: 390 })
    for (const name of ['Приблизить', 'Отдалить', 'Где я', 'Назад']) {
      const button = page.getByRole('dialog').last().getByRole('button', { name })
      await expect(button).toBeInViewport({ ratio: 1 })
      // Fails if another element would receive the press.
      await button.click({ trial: true })
    }
    await page.setViewportSize({ width: 390, height: 844 })

    // The field's replacement takes the focus and would take it from the marker.
    await expect(page.getByRole('button', { name: 'Введите адрес' })).toBeFocused()
    await getRest(markerOf(page))
    await markerOf(page).focus()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const before = await markerOf(page).boundingBox()
    for (let press = 0; press < 30; press += 1) await page.keyboard.down('ArrowUp')
    const after = await markerOf(page).boundingBox()
    expect((before?.y ?? 0) - (after?.y ?? 0)).toBeCloseTo(30 * 12, -1)
    await page.clock.runFor(250)
    expect(asked).toHaveLength(0)
    await page.clock.runFor(100)
    await expect(markerOf(page)).not.toHaveAttribute('aria-label', new RegExp(seaside.address))
    await expect(markerOf(page)).toBeFocused()
    expect(asked).toHaveLength(1)
    expect(Number(asked[0]?.searchParams.get('lat'))).toBeGreaterThan(seaside.location.lat)
  },
)

test(
  'L-16 a device without WebGL says so, and the address can be typed',
  { tag: '@desktop' },
  async ({ page, isMobile }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await openFirstVisit(page)
    await pickAddress(page, isMobile, 'приморская 14', 'Приморская набережная, 14')
    await expect(page.getByText('Карта не загрузилась. Адрес можно ввести текстом')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Условия доставки' })).toBeVisible()
  },
)
