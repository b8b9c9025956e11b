import { fileURLToPath } from 'node:url'
import { expect, test } from './fixtures.ts'
import { leaveMap, openFirstVisit, pickAddress } from './location-steps.ts'
import { changeSettings, readStored } from './visit.ts'

const double = fileURLToPath(new URL('google-double.js', import.meta.url))
const script = 'https://maps.googleapis.com/maps/api/js*'

test('L-16 with a key the addresses and the map are Google’s; its script is asked for again until it comes', async ({
  page,
  isMobile,
}) => {
  await changeSettings(page, { mapsKey: 'the-key' })
  const tries: string[] = []
  await page.route(script, async (route) => {
    tries.push(route.request().url())
    if (tries.length < 3) await route.abort()
    else await route.fulfill({ path: double, contentType: 'text/javascript' })
  })
  await openFirstVisit(page)
  await pickAddress(page, isMobile, 'прим', 'Приморская набережная, 14')
  await expect(page.getByRole('region', { name: 'Карта' })).toHaveAttribute('data-status', 'ready')
  expect(tries).toHaveLength(3)
  expect(tries[0]).toContain('key=the-key')
  await leaveMap(page, isMobile)
  await page.getByRole('button', { name: 'Показать меню' }).click()
  await expect
    .poll(() => readStored(page, 'order_delivery_place'))
    .toMatchObject({ placeId: 'google-14', address: 'Приморская набережная, 14' })
})

test(
  'L-08 Google’s map has our marker: it is dragged and moved by arrow keys, and its address is read out',
  { tag: '@once' },
  async ({ page, isMobile }) => {
    await changeSettings(page, { mapsKey: 'the-key' })
    await page.route(script, (route) => route.fulfill({ path: double, contentType: 'text/javascript' }))
    await openFirstVisit(page)
    await pickAddress(page, isMobile, 'прим', 'Приморская набережная, 14')
    const map = page.getByRole('region', { name: 'Карта' })
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

test('L-08 all takeaway points are in sight on Google’s map too', { tag: '@once' }, async ({ page }) => {
  await changeSettings(page, { mapsKey: 'the-key' })
  await page.route(script, (route) => route.fulfill({ path: double, contentType: 'text/javascript' }))
  await openFirstVisit(page, '?city=Приветный&method=takeaway')
  await page.getByRole('button', { name: 'Выбрать на карте' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { asked?: Asked }).asked?.maps.at(-1)?.fitted))
    .toBe(5)
  await expect(page.getByText('Часы работы: 07:00–23:00')).toBeVisible()
  const beach = page.getByRole('region', { name: 'Карта' }).getByRole('button', { name: /Городской пляж/ })
  await beach.dispatchEvent('click')
  await expect(beach).toHaveAttribute('aria-pressed', 'true')
})

interface Asked {
  maps: { fitted?: number }[]
}

test('L-16 a script that never comes leaves a form that says so', { tag: '@once' }, async ({ page }) => {
  await changeSettings(page, { mapsKey: 'the-key' })
  let tries = 0
  await page.route(script, async (route) => {
    tries += 1
    await route.abort()
  })
  await openFirstVisit(page)
  await page.getByRole('button', { name: /^Улица и дом/ }).click()
  await expect(page.getByText('Карта не загрузилась. Адрес можно ввести текстом')).toBeVisible()
  expect(tries).toBe(4)
})
