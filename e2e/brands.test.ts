import { readDemoVenue } from './demo-venue.ts'
import { expect, test } from './fixtures.ts'
import { leaveMapOut } from './location-steps.ts'
import { chooseLanguage, storeBefore, toStored } from './visit.ts'

test.beforeEach(({ page }) => leaveMapOut(page))

test('B-03 B-10 the second brand has its own boot loader, colours, logo, texts and language', async ({
  page,
  expectAccessible,
}) => {
  const labels: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (/\/(?:cities|restos|deliveries)$/.test(pathname)) labels.push(searchParams.get('whiteLabel'))
  })
  await page.goto('/?brand=primorje-grill')
  const name = page.getByRole('heading', { level: 1, name: 'Primorje Grill' })
  await expect(name).toBeVisible()
  await expect(page.getByText('Roštilj na ćumur u Lukovu.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'cnr')
  await page.getByRole('radio', { name: 'Preuzimanje' }).check()
  // Its own arrangement: the sea in the primary colour behind the name.
  await expect(name.locator('..')).toHaveCSS('background-color', 'rgb(11, 107, 96)')
  await expectAccessible()
  await page.getByRole('button', { name: 'Prikaži meni' }).click()
  await expect(page.locator('#content')).toBeVisible()
  expect(new Set(labels)).toEqual(new Set(['primorje-grill']))
})

test('A-04 B-11 B-12 the second brand has its own layout, euros and the hours of its own zone', async ({
  page,
  server,
  isMobile,
  expectAccessible,
}) => {
  test.slow()
  const venue = await readDemoVenue(server.url, 'primorje-grill')
  await storeBefore(page, toStored(venue))
  await page.goto('/?brand=primorje-grill')
  await page.locator('#content').waitFor()
  await expectAccessible()
  if (!isMobile) {
    // Noon in Moscow is ten o'clock there: the venue has just opened. The cart stands in the second row.
    await expect(page.getByRole('banner')).toContainText('Otvoreno do 23:00')
    const cart = await page.getByRole('link', { name: 'Korpa' }).boundingBox()
    expect(cart?.y).toBeGreaterThan(72)
  }
  await chooseLanguage(page, 'English')
  await expect(page.getByRole('contentinfo')).toContainText('(invented)')
  await page.goto(`/menus/${venue.menuIds[0]}?brand=primorje-grill`)
  await expect(page.getByRole('article').filter({ hasText: '€' }).first()).toContainText(/€\d/)
})
