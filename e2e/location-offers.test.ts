import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { leaveMapOut, openFirstVisit } from './location-steps.ts'

test.beforeEach(({ page }) => leaveMapOut(page))

interface Menu {
  isDelivery: boolean
  isTakeAway: boolean
}

/** Gives the demonstration's venues menus for other methods. */
async function changeMenus(page: Page, change: Partial<Menu>): Promise<void> {
  await page.route(/\/1\/p\/restos\/\d+$/, async (route: Route) => {
    const response = await route.fetch()
    const resto = (await response.json()) as { menus: Menu[] }
    await route.fulfill({
      response,
      json: { ...resto, menus: resto.menus.map((menu) => ({ ...menu, ...change })) },
    })
  })
}

const toggle = (page: Page) => page.getByRole('group', { name: 'Способ получения' })
/** The field beside the map, or the button that opens it. */
const addressOf = (page: Page, isMobile: boolean) =>
  isMobile
    ? page.getByRole('button', { name: /^Улица и дом/ })
    : page.getByRole('combobox', { name: 'Улица и дом' })

test('L-02 a single city is not asked for, and nothing leads back to it', async ({ page, isMobile }) => {
  await page.route(/\/1\/p\/cities\?/, async (route) => {
    const response = await route.fetch()
    const [first] = (await response.json()) as unknown[]
    await route.fulfill({ response, json: [first] })
  })
  await openFirstVisit(page, '')
  await expect(addressOf(page, isMobile)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Выберите город' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Приветный' })).toHaveCount(0)
})

test('L-03 L-06 a city without takeaway shows delivery and says so to a customer who came for takeaway', async ({
  page,
  isMobile,
}) => {
  await changeMenus(page, { isTakeAway: false })
  await openFirstVisit(page, '?city=Приветный&method=takeaway')
  await expect(page.getByText('Нет доступных пунктов самовывоза')).toBeVisible()
  await expect(addressOf(page, isMobile)).toBeVisible()
  await expect(toggle(page)).toHaveCount(0)
})

test('a city that delivers but has no zones says so, and another can be chosen', async ({ page }) => {
  await changeMenus(page, { isTakeAway: false })
  const pages = new Set<string | null>()
  await page.route(/\/deliveries(?:\?|$)/, (route) => {
    pages.add(new URL(route.request().url()).searchParams.get('size'))
    return route.fulfill({ json: { content: [] } })
  })
  await openFirstVisit(page)
  const dialog = page.getByRole('dialog', { name: 'Адрес' })
  await expect(dialog.getByText('Нет зон доставки')).toBeVisible()
  expect([...pages]).toEqual(['100'])
  await dialog.getByRole('button', { name: 'Приветный' }).click()
  await expect(dialog.getByRole('group', { name: 'Выберите город' })).toBeVisible()
})

test('an installation without venues says so before it asks for a city', async ({ page }) => {
  await page.route(/\/1\/p\/cities\?/, (route) => route.fulfill({ json: [] }))
  await page.goto('/')
  await expect(page.getByText('Нет привязанных заведений')).toBeVisible()
})

test('L-03 a city that fails to load can be retried, and one without delivery or menus says so', async ({
  page,
}) => {
  const restos = /\/1\/p\/restos\?/
  const reason = { code: 'server.fault', message: 'Идёт переучёт' }
  await page.route(restos, (route) => route.fulfill({ status: 422, json: { errors: [reason] } }))
  await openFirstVisit(page, '?city=Солнцегорье&method=delivery')
  await expect(page.getByText('Идёт переучёт')).toBeVisible()
  await page.unroute(restos)
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByText('Нет зон доставки')).toBeVisible()
  const points = page.getByRole('group', { name: 'Пункты самовывоза' }).getByRole('radio')
  await expect(points).toHaveCount(1)
  await expect(toggle(page)).toHaveCount(0)

  await page.route(restos, (route) => route.fulfill({ json: [] }))
  await page.getByRole('button', { name: 'Солнцегорье' }).click()
  await page.getByRole('radio', { name: 'Приветный' }).check()
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByText('В заведениях выбранного города нет меню')).toBeVisible()
  await page.unroute(restos)
  await page.getByRole('button', { name: 'Приветный' }).click()
  await page.getByRole('radio', { name: 'Солнцегорье' }).check()
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(points).toHaveCount(1)
})
