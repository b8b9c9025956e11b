import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

test('the office opens at its address in the browser’s language, in every language and both themes', async ({
  page,
  isMobile,
}) => {
  const viewport = windows[isMobile ? 1 : 0]
  if (viewport !== undefined) await page.setViewportSize(viewport)
  const answer = await page.goto('/office/menu')
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  await expect(page.getByRole('heading', { level: 1, name: 'Good to see you' })).toBeVisible()
  await expect(page).toHaveTitle('Lavash: office and counter')
  await expectAccessible(page)

  for (const [button, entry, heading, locale] of [
    ['Language: English', 'Русский', 'Рады вас видеть', 'ru'],
    ['Язык: Русский', 'Crnogorski', 'Drago nam je što ste tu', 'cnr'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('menuitemradio', { name: entry }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  }
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  const { name, start_url } = await (await page.request.get(manifest ?? '')).json()
  expect([name, start_url]).toEqual(['Lavash: kancelarija i pult', '/office'])

  await page.getByRole('button', { name: 'Tema: Kao u sistemu' }).click()
  await page.getByRole('menuitemradio', { name: 'Tamna' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('heading', { level: 1, name: 'Drago nam je što ste tu' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport?.width)
})
