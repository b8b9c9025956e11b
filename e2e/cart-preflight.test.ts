import type { Page, Request } from '@playwright/test'
import { readDish, toDelivery, toLine, toTakeaway } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { storeBefore, storeElsewhere } from './visit.ts'

interface Asked {
  deliveryType: string
  payType: string
  positions: { count: number }[]
}

/** Every question the page asks, as it leaves. */
function watchPreflight(page: Page): Asked[] {
  const asked: Asked[] = []
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/orders/preflight')) asked.push(request.postDataJSON() as Asked)
  })
  return asked
}

test('C-07 preflight runs on load with a cart, on a new count, method or payment, and never without a cart', async ({
  page,
  venue,
  server,
}) => {
  const salad = await readDish(server, venue, 'Табуле')
  const asked = watchPreflight(page)
  await storeBefore(page, toDelivery(venue, { cart_positions: [toLine(salad, 3)] }))
  await page.goto('/cart')
  await expect.poll(() => asked.length).toBe(1)
  await expect(page.getByText('976 ₽').first()).toBeVisible()
  await page.getByRole('listitem').getByRole('button', { name: 'Прибавить' }).click()
  await expect.poll(() => asked.at(-1)?.positions[0]?.count).toBe(4)
  await page.getByRole('radio', { name: 'Картой при получении' }).check()
  await expect.poll(() => asked.at(-1)?.payType).toBe('CARD_UPON_RECEIPT')
  // As the location popup of another tab does it.
  await storeElsewhere(page, 'order_delivery_method', 'TAKE_AWAY')
  await expect.poll(() => asked.at(-1)?.deliveryType).toBe('TAKE_AWAY')
  const before = asked.length
  await page.getByRole('button', { name: 'Удалить: Табуле' }).click()
  await expect(page.getByText('Ваша корзина пуста')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Ваша корзина пуста')).toBeVisible()
  expect(asked.length).toBe(before)
})

test('C-07 an outdated answer never overwrites a newer one, and old sums are shown as updating', async ({
  page,
  venue,
  server,
}) => {
  const salad = await readDish(server, venue, 'Табуле')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/orders/preflight', async (route) => {
    const { positions } = route.request().postDataJSON() as Asked
    if (positions[0]?.count === 4) await held
    await route.continue().catch(() => undefined)
  })
  await storeBefore(page, toDelivery(venue, { cart_positions: [toLine(salad, 3)] }))
  await page.goto('/cart')
  const sums = page.locator('dl')
  await expect(sums).toHaveAttribute('aria-busy', 'false')
  const plus = page.getByRole('listitem').getByRole('button', { name: 'Прибавить' })
  const four = page.waitForRequest((request) => request.postData()?.includes('"count":4') === true)
  await plus.click()
  await four
  await expect(sums).toHaveAttribute('aria-busy', 'true')
  await plus.click()
  // Five salads are delivered for nothing.
  await expect(sums).toContainText('Бесплатно')
  await expect(sums).toHaveAttribute('aria-busy', 'false')
  release()
  await expect(sums).toContainText('1 495 ₽')
})

test('C-08 C-12 the answer’s delivery price and discount make the total', async ({ page, venue, server }) => {
  const salad = await readDish(server, venue, 'Табуле')
  await storeBefore(page, toDelivery(venue, { cart_positions: [toLine(salad, 3)] }))
  await page.goto('/cart')
  await page.getByRole('textbox', { name: 'Промокод' }).fill('уголь20')
  await page.getByRole('button', { name: 'Применить' }).click()
  const sums = page.locator('dl')
  await expect(sums).toContainText('−179,40 ₽')
  await expect(sums).toContainText('79 ₽')
  await expect(sums).toContainText('796,60 ₽')
})

test('C-10 another preflight error shows the server’s message, at the dish it is about', async ({
  page,
  venue,
  server,
}) => {
  const shrimp = await readDish(server, venue, 'Шаверма с креветкой')
  await storeBefore(page, toTakeaway(venue, { cart_positions: [toLine(shrimp)] }))
  await page.goto('/cart')
  await expect(page.getByRole('listitem').getByText(/закончил/i)).toBeVisible()
})

test('C-10 a server that is away is told, with a way to try again', async ({
  page,
  venue,
  server,
  context,
}) => {
  const salad = await readDish(server, venue, 'Табуле')
  await page.route('**/orders/preflight', (route) => route.abort())
  await storeBefore(page, toDelivery(venue, { cart_positions: [toLine(salad, 3)] }))
  await page.goto('/cart')
  const alert = page.getByRole('alert').filter({ hasText: 'Не удалось пересчитать корзину' })
  await expect(alert).toContainText('Нет связи с сервером')
  await page.unroute('**/orders/preflight')
  await alert.getByRole('button', { name: 'Повторить' }).click()
  await expect(alert).toHaveCount(0)
  await expect(page.getByText('976 ₽').first()).toBeVisible()
  // Cut off and back: the cart is counted again by itself.
  await context.setOffline(true)
  await page.getByRole('listitem').getByRole('button', { name: 'Прибавить' }).click()
  await expect(alert).toBeVisible()
  await context.setOffline(false)
  await expect(alert).toHaveCount(0)
})

test('a price that changed since the dish was put in is told beside the dish', async ({
  page,
  venue,
  server,
}) => {
  const salad = await readDish(server, venue, 'Табуле')
  const cheaper = { ...salad, price: 19_900 }
  await storeBefore(page, toTakeaway(venue, { cart_positions: [toLine(cheaper, 2)] }))
  await page.goto('/cart')
  await expect(page.getByText('Цена изменилась, была 199 ₽')).toBeVisible()
  await expect(page.getByRole('listitem')).toContainText('598 ₽')
})
