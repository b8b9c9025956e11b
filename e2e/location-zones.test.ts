import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { forgetZooms, openFirstVisit, placeButton } from './location-steps.ts'
import {
  makeSquare,
  type Pixel,
  readPrimary,
  readRow,
  serveEmptyStyles,
  toSquareWidthPx,
  toTint,
} from './plain-map.ts'
import { readStored } from './visit.ts'

// Pixels are compared one by one.
test.use({ deviceScaleFactor: 1 })

const white: Pixel = { red: 255, green: 255, blue: 255 }
const black: Pixel = { red: 0, green: 0, blue: 0 }
const center = { lat: 43.999, lng: 34.2 }

/** The city has no zoom of its own, and one of its venues delivers to one square in the middle. */
async function simplifyCity(page: Page): Promise<void> {
  await forgetZooms(page)
  let isFirst = true
  await page.route(/\/1\/restos\/\d+\/deliveries/, async (route) => {
    const response = await route.fetch()
    const [zone] = ((await response.json()) as { content: object[] }).content
    const content = isFirst ? [{ ...zone, polygon: makeSquare(center) }] : []
    isFirst = false
    await route.fulfill({ response, json: { content } })
  })
}

/** Reverse geocoding with a place id of its own for each question. */
async function serveAddresses(page: Page) {
  const points: { lat: number; lng: number }[] = []
  await page.route('**/1/geo/reverse*', (route) => {
    const query = new URL(route.request().url()).searchParams
    const coordinates = { lat: Number(query.get('lat')), lng: Number(query.get('lng')) }
    points.push(coordinates)
    const [country, region, city] = ['', '', 'Приветный']
    const placeId = `place-${points.length}`
    const address = { country, region, city, street: 'Липовая улица', houseNumber: `${points.length}` }
    return route.fulfill({ json: { ...address, coordinates, placeId } })
  })
  return points
}

test(
  'L-08 L-09 our own map draws zones with their opacities, zooms by its buttons, follows the theme, and keeps the place id of a press and a drag',
  { tag: '@once' },
  async ({ page }) => {
    await simplifyCity(page)
    const styles = await serveEmptyStyles(page)
    const points = await serveAddresses(page)
    await openFirstVisit(page)
    await page.getByRole('button', { name: /^Улица и дом/ }).click()
    const map = page.getByRole('region', { name: 'Карта' })
    await expect(map).toHaveAttribute('data-status', 'ready', { timeout: 60_000 })
    const box = await map.locator('canvas').boundingBox()
    if (box === null) throw new Error('The map is not on the screen')
    const middle = { x: box.x + box.width / 2, y: Math.round(box.y + box.height / 2) }
    const readTints = async (ground: Pixel) => {
      const colour = await readPrimary(page)
      return (await readRow(page, middle.y)).map((pixel) => toTint(pixel, ground, colour))
    }
    const expectSquare = async (zoom: number, ground: Pixel) => {
      let tints: number[] = []
      await expect(async () => {
        tints = await readTints(ground)
        const widthPx = tints.filter((tint) => tint > 0.06).length
        expect(Math.abs(widthPx - 3 - toSquareWidthPx(zoom))).toBeLessThan(3)
      }).toPass({ timeout: 30_000 })
      return tints
    }

    for (const [theme, ground] of [
      ['light', white],
      ['dark', black],
    ] as const) {
      // As a customer's device that gets dark while the map is open.
      await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme)
      await expect.poll(() => styles.at(-1)).toBe(theme)
      const tints = await expectSquare(12, ground)
      const inside = tints[Math.round(middle.x) - 30] ?? 0
      expect(inside).toBeCloseTo(0.12, 1.7)
      expect(tints[Math.round(middle.x) - 100]).toBeCloseTo(0, 1.7)
      // The line's inner half lies over the filling.
      expect(Math.max(...tints)).toBeCloseTo(1 - 0.88 * 0.62, 1.4)
    }
    await page.getByRole('button', { name: 'Приблизить' }).click()
    await expectSquare(13, black)
    await page.getByRole('button', { name: 'Отдалить' }).click()
    await expectSquare(12, black)

    await page.mouse.click(middle.x + 20, middle.y - 20)
    const marker = page.getByRole('button', { name: /^Выбранный адрес: Липовая улица/ })
    await expect(marker).toHaveAccessibleName(/Липовая улица, 1\./)
    // Twenty pixels to the east of the middle, and as many to the north.
    expect((points[0]?.lng ?? 0) - center.lng).toBeCloseTo(0.02 * (20 / toSquareWidthPx(12)), 3.5)
    expect(points[0]?.lat).toBeGreaterThan(center.lat + 0.002)
    await confirmTwice(page, 'Показать меню')
    expect(await readStored(page, 'order_delivery_place')).toMatchObject({
      address: 'Липовая улица, 1',
      placeId: 'place-1',
      location: points[0],
    })

    await placeButton(page).click()
    await page.getByRole('button', { name: /^Улица и дом/ }).click()
    await expect(map).toHaveAttribute('data-status', 'ready', { timeout: 60_000 })
    await expect(async () => {
      const at = await getMiddle(marker)
      await page.mouse.move(at.x, at.y)
      await page.mouse.down()
      await page.mouse.move(at.x, at.y + 20, { steps: 4 })
      await page.mouse.move(at.x, at.y + 40, { steps: 4 })
      await page.mouse.up()
      await expect.poll(() => points.length, { timeout: 2000 }).toBe(2)
    }).toPass()
    await expect(marker).toHaveAccessibleName(/Липовая улица, 2\./)
    await confirmTwice(page, 'Подтвердить')
    expect(points[1]?.lat).toBeLessThan(points[0]?.lat ?? 0)
    expect(await readStored(page, 'order_delivery_place')).toMatchObject({
      address: 'Липовая улица, 2',
      placeId: 'place-2',
      location: points[1],
    })
  },
)

/** On the map, and in the form behind it. */
async function confirmTwice(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Подтвердить' }).last().click()
  await expect(page.getByRole('region', { name: 'Карта' })).toHaveCount(0)
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('dialog', { name: 'Адрес' })).toHaveCount(0)
}

async function getMiddle(target: Locator) {
  const box = await target.boundingBox()
  if (box === null) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
