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

test('L-16 a script that never comes leaves a form that says so', async ({ page, isMobile }) => {
  await changeSettings(page, { mapsKey: 'the-key' })
  let tries = 0
  await page.route(script, async (route) => {
    tries += 1
    await route.abort()
  })
  await openFirstVisit(page)
  if (isMobile) await page.getByRole('button', { name: /^Улица и дом/ }).click()
  await expect(page.getByText('Карта не загрузилась. Адрес можно ввести текстом')).toBeVisible()
  expect(tries).toBe(4)
})
