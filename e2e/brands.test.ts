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
  // Its own layout: the primary colour behind the name.
  await expect(name.locator('..')).toHaveCSS('background-color', 'rgb(11, 107, 96)')
  await expectAccessible()
  await page.getByRole('button', { name: 'Prikaži meni' }).click()
  await expect(page.locator('#content')).toBeVisible()
  expect(new Set(labels)).toEqual(new Set(['primorje-grill']))
})

test('A-04 B-10 B-11 B-12 the second brand shows its own layout, currency, hours and languages', async ({
  page,
  server,
  isMobile,
  expectAccessible,
}) => {
  test.slow()
  const venue = await readDemoVenue(server.url, 'primorje-grill')
  await storeBefore(page, toStored(venue))
  const positions = await fetch(`${server.url}/1/p/menus/${venue.menuIds[0]}/positions`, {
    headers: { 'accept-language': 'cnr' },
  })
  const [dish] = (await positions.json()) as { id: number; name: string }[]
  await page.goto('/?brand=primorje-grill')
  await page.locator('#content').waitFor()
  await expectAccessible()
  if (isMobile) {
    await page.getByRole('link', { name: 'Meni' }).click()
  } else {
    // Noon in Moscow is ten o'clock in Montenegro, where the venue has just opened. The cart is in the second row.
    await expect(page.getByRole('banner')).toContainText('Otvoreno do 23:00')
    const cart = await page.getByRole('link', { name: 'Korpa' }).boundingBox()
    expect(cart?.y).toBeGreaterThan(72)
  }
  await page
    .getByRole('article')
    .getByRole('link', { name: dish?.name ?? '' })
    .click()
  const layer = page.getByRole('dialog', { name: dish?.name ?? '' })
  await expect(layer.getByRole('button', { name: /^U korpu/ })).toContainText(/\d,\d\d\s€/)
  // Square corners: the brand's tokens reach every element.
  await expect(layer.getByRole('button', { name: /^U korpu/ })).toHaveCSS('border-radius', '8px')
  await expectAccessible()

  await page.goto(`/restos/${venue.restoId}?brand=primorje-grill`)
  await expect(page.getByRole('heading', { level: 1, name: 'O restoranu' })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('+382')
  await expectAccessible()

  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Primorje Grill' }).click()
  await chooseLanguage(page, 'English')
  await expect(footer).toContainText('(invented)')
  if (isMobile) await page.getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('article').filter({ hasText: '€' }).first()).toContainText(/€\d/)
})

test(
  'B-10 each brand has its own name, logo and colour in the same bar',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    test.slow()
    const primaries: string[] = []
    const other = await readDemoVenue(server.url, 'primorje-grill')
    for (const [brand, name] of [
      ['ugolyok', 'Уголёк'],
      ['primorje-grill', 'Primorje Grill'],
    ] as const) {
      // A page of the same origin where no storefront writes to the storage.
      await page.goto('/1/now')
      await page.evaluate(
        (entries) => {
          window.localStorage.clear()
          for (const [key, value] of Object.entries(entries)) {
            window.localStorage.setItem(key, JSON.stringify(value))
          }
        },
        toStored(brand === 'ugolyok' ? venue : other),
      )
      await page.goto(`/?brand=${brand}`)
      await page.locator('#content').waitFor()
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible()
      const logo = page.getByRole('banner').locator('img').first()
      await expect(logo).toHaveAttribute('src', new RegExp(brand))
      primaries.push(
        await page.evaluate(() =>
          window.getComputedStyle(document.documentElement).getPropertyValue('--primary'),
        ),
      )
    }
    expect(new Set(primaries).size).toBe(2)
  },
)
