import { expect, test } from './fixtures.ts'
import { makeLine } from './location-steps.ts'
import { chooseElsewhere, chooseLanguage, readStored, storeBefore, toStored } from './visit.ts'

test('B-09 without a choice the brand’s language is used, whatever the device prefers', async ({
  page,
  open,
}) => {
  await open('/promotions')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page).toHaveTitle('Акции — Уголёк')
  // A link into another language is followed and is no stored choice.
  await page.goto('/promotions?lang=en')
  await expect(page.getByRole('heading', { name: 'Promotions', level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await readStored(page, 'app_locale')).toBeNull()
  // It holds for the visit: nobody should pay in another language than they came in.
  await page.getByRole('link', { name: 'Venues' }).first().click()
  await expect(page).toHaveURL('/restos')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Venues', level: 1 })).toBeVisible()
})

test('B-09 a language changes texts, catalogue, prices and title at once, or not at all if it cannot be loaded', async ({
  page,
  venue,
}) => {
  const cart = [makeLine(venue.positions[0]?.id ?? 0, venue.menuIds[0] ?? 0, 'Шаверма', 10_000)]
  await storeBefore(page, { ...toStored(venue), cart_positions: cart })
  const priced = page.waitForResponse('**/orders/preflight')
  await page.goto('/')
  await priced
  const cities = /\/1\/p\/cities\?/
  await page.route(cities, (route) => route.fulfill({ status: 500, body: '<html>' }))
  await chooseLanguage(page, 'English')
  await expect(page.getByText('Не удалось выполнить запрос').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  expect(await readStored(page, 'app_locale')).toBe('ru')
  await page.unroute(cities)
  const asked: string[] = []
  // Bestsellers come late: nobody waits for them.
  page.on('request', (request) => {
    if (/^\/1\/(?!photos|.*events|.*bestsellers)/.test(new URL(request.url()).pathname))
      asked.push(request.headers()['accept-language'] ?? '')
  })
  // A refusal about the cart is told in the new language too.
  const pricedAnew = page.waitForResponse('**/orders/preflight')
  await chooseLanguage(page, 'English')
  await pricedAnew
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByText('Tsentralny Avenue, 18').first()).toBeVisible()
  await expect(page.getByText('Центральный проспект')).toHaveCount(0)
  await expect(page).toHaveTitle('Ugolyok')
  expect(new Set(asked)).toEqual(new Set(['en']))
  const pricedAgain = page.waitForResponse('**/orders/preflight')
  await page.reload()
  await expect(page.getByText('Tsentralny Avenue, 18').first()).toBeVisible()
  await pricedAgain
  asked.splice(0)
  await chooseLanguage(page, 'English')
  await expect(page.getByRole('menu')).toBeHidden()
  expect(asked).toEqual([])
})

test('B-09 a stored language that the brand does not speak is not used', async ({ page, venue }) => {
  await storeBefore(page, { ...toStored(venue), app_locale: 'cnr' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.getByText('Центральный проспект, 18').first()).toBeVisible()
})

test('B-09 B-11 a page keeps its place when its language changes, and amounts follow the language', async ({
  page,
  venue,
  open,
}) => {
  await open(`/menus/${venue.menuIds[0]}`)
  const shawarma = page.getByRole('article').filter({ hasText: 'Шаверма в лаваше' }).first()
  await expect(shawarma).toContainText(/\d\s₽/)
  const dish = page.getByRole('heading', { level: 3 }).nth(30)
  await dish.evaluate((element) => {
    const top = element.getBoundingClientRect().top
    window.scrollBy({ top: top - window.innerHeight * 0.4, behavior: 'instant' })
  })
  const before = await dish.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await chooseElsewhere(page, 'en')
  const after = await dish.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  expect(Math.abs(after - before)).toBeLessThanOrEqual(60)
  await expect(page.getByRole('article').filter({ hasText: '₽' }).first()).toContainText(/₽\d/)
})
