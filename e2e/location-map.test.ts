import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openFirstVisit, pickAddress, placeButton, seaside, toDelivered } from './location-steps.ts'
import { storeBefore } from './visit.ts'

// Tiles are drawn in software here: seconds, not frames, and a phone's finer dots are four times as many.
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

/** Where something stands once it has stopped moving there. */
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

test('L-07 L-08 L-09 the marker is dragged out of the zone and back, and its address goes with it', async ({
  page,
  venue,
  isMobile,
}) => {
  await storeBefore(page, toDelivered(venue, venue.restoId))
  await page.goto('/')
  await placeButton(page).click()
  await openMap(page, isMobile)
  await expect(page.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible()
  await drag(page, markerOf(page), 110)
  await expect(page.getByText('Адрес не входит в зону доставки').last()).toBeVisible()
  if (isMobile) await expect(page.getByRole('button', { name: 'Подтвердить' })).toBeDisabled()
  // The map follows the marker, slowly where it is drawn in software: a hand that misses it tries again.
  await expect(async () => {
    await drag(page, markerOf(page), -150)
    await expect(page.getByText('Адрес не входит в зону доставки')).toHaveCount(0, { timeout: 5000 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Условия доставки' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Подтвердить' })).toBeEnabled()
})

test(
  'L-08 L-09 a press on the map is an address; arrow keys move the marker',
  { tag: '@once' },
  async ({ page, isMobile }) => {
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
  },
)

test(
  'L-09 an arrow key that is held moves the marker at once and asks for an address where it ends',
  { tag: '@once' },
  async ({ page, venue }) => {
    const asked: URL[] = []
    await page.route('**/1/geo/reverse*', async (route) => {
      asked.push(new URL(route.request().url()))
      await route.fallback()
    })
    await page.clock.install()
    await storeBefore(page, toDelivered(venue, venue.restoId))
    await page.goto('/')
    await placeButton(page).click()
    await page.getByRole('button', { name: /^Улица и дом/ }).click()
    // It takes the focus when it has opened, and would take it from the marker.
    await expect(page.getByRole('dialog', { name: 'Улица и дом' })).toBeFocused()
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

test('L-08 switching to takeaway shows all of its points, and back the address', async ({
  page,
  venue,
  isMobile,
}) => {
  await storeBefore(page, toDelivered(venue, venue.restoId))
  await page.goto('/')
  await placeButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Адрес' })
  await dialog.getByRole('radio', { name: 'Самовывоз' }).check()
  if (isMobile) await page.getByRole('button', { name: 'Выбрать на карте' }).click()
  await waitForMap(page)
  const points = mapOf(page).locator('[aria-pressed]')
  await expect(points).toHaveCount(5)
  for (const point of await points.all()) await expect(point).toBeInViewport()
  if (isMobile) await page.getByRole('button', { name: 'Назад' }).click()
  await dialog.getByRole('radio', { name: 'Доставка' }).check()
  if (isMobile) await openMap(page, isMobile)
  await expect(markerOf(page)).toBeInViewport()
  await expect(points).toHaveCount(0)
})

test(
  'L-16 a device without WebGL says so, and the address is typed',
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

test('L-08 takeaway points are markers with an info window, and choosing one chooses it in the list', async ({
  page,
  isMobile,
}) => {
  await openFirstVisit(page, '?city=Приветный&method=takeaway')
  if (isMobile) await page.getByRole('button', { name: 'Выбрать на карте' }).click()
  await waitForMap(page)
  await expect(page.getByText('Часы работы: 07:00–23:00')).toBeVisible()
  // All of them are in sight, whatever part of the city the map began with.
  const points = mapOf(page).locator('[aria-pressed=false]')
  await expect(points).toHaveCount(4)
  for (const point of await points.all()) await expect(point).toBeInViewport()
  const harbour = mapOf(page).getByRole('button', { name: /Приморская набережная, 14/ })
  await harbour.focus()
  await page.keyboard.press('Enter')
  await expect(harbour).toHaveAttribute('aria-pressed', 'true')
  await expect(harbour).toBeFocused()
  const beach = mapOf(page).getByRole('button', { name: /Городской пляж/ })
  await getRest(beach)
  await beach.click()
  await expect(beach).toHaveAttribute('aria-pressed', 'true')
  if (isMobile) await page.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(page.getByRole('radio', { name: /Городской пляж/ })).toBeChecked()
})

test(
  'my position becomes the address, and a browser that does not tell it is explained',
  { tag: '@once' },
  async ({ page, context }) => {
    await context.grantPermissions([])
    await openFirstVisit(page)
    await page.getByRole('button', { name: /^Улица и дом/ }).click()
    await page.getByRole('button', { name: 'Где я' }).click()
    await expect(page.getByText(/Браузер не даёт узнать, где вы/).last()).toBeVisible()
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: seaside.location.lat, longitude: seaside.location.lng })
    await page.getByRole('button', { name: 'Где я' }).click()
    await expect(page.getByRole('button', { name: 'Условия доставки' })).toBeVisible()
  },
)

test('L-16 a picked address is seen on the map', { tag: '@once' }, async ({ page, isMobile }) => {
  await openFirstVisit(page)
  await pickAddress(page, isMobile, 'приморская 14', 'Приморская набережная, 14')
  await waitForMap(page)
  await expect(markerOf(page)).toHaveAttribute('aria-label', /Приморская набережная, 14/)
})
