import type { Page, Request } from '@playwright/test'
import { cartLines, readDish, toDelivery, toLine, toTakeaway } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { storeBefore, storeElsewhere } from './visit.ts'

interface Asked {
  deliveryType: string
  payType: string
  positions: { count: number }[]
}

/** Every preflight that the page sends. */
function watchPreflight(page: Page): Asked[] {
  const asked: Asked[] = []
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/orders/preflight')) asked.push(request.postDataJSON() as Asked)
  })
  return asked
}

test('C-07 preflight runs on load and on each change, never without a cart, and keeps the newest answer', async ({
  page,
  venue,
  server,
}) => {
  const salad = await readDish(server, venue, 'Табуле')
  const asked = watchPreflight(page)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/orders/preflight', async (route) => {
    const { positions } = route.request().postDataJSON() as Asked
    if (positions[0]?.count === 4) await held
    await route.continue().catch(() => undefined)
  })
  await storeBefore(page, toDelivery(venue, { cart_positions: [toLine(salad, 3)] }))
  await page.goto('/cart')
  await expect.poll(() => asked.length).toBe(1)
  await expect(page.getByText('976 ₽').first()).toBeVisible()
  const sums = page.locator('dl')
  await expect(sums).toHaveAttribute('aria-busy', 'false')

  const plus = cartLines(page).getByRole('button', { name: 'Прибавить' })
  await plus.click()
  await expect.poll(() => asked.at(-1)?.positions[0]?.count).toBe(4)
  // Old sums are shown as updating.
  await expect(sums).toHaveAttribute('aria-busy', 'true')
  await plus.click()
  // Five salads reach the sum for free delivery.
  await expect(sums).toContainText('Бесплатно')
  await expect(sums).toHaveAttribute('aria-busy', 'false')
  release()
  await expect(sums).toContainText('1 495 ₽')

  await page.getByRole('radio', { name: 'Картой при получении' }).check()
  await expect.poll(() => asked.at(-1)?.payType).toBe('CARD_UPON_RECEIPT')
  // As the location popup of another tab does.
  await storeElsewhere(page, 'order_delivery_method', 'TAKE_AWAY')
  await expect.poll(() => asked.at(-1)?.deliveryType).toBe('TAKE_AWAY')
  const before = asked.length
  await page.getByRole('button', { name: 'Удалить: Табуле' }).click()
  await expect(page.getByText('Ваша корзина пуста')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Ваша корзина пуста')).toBeVisible()
  expect(asked.length).toBe(before)
})

test('C-10 a stopped dish is told at its line, and a changed price stands beside the old one', async ({
  page,
  venue,
  server,
}) => {
  const [shrimp, salad] = await Promise.all([
    readDish(server, venue, 'Шаверма с креветкой'),
    readDish(server, venue, 'Табуле'),
  ])
  const cart = [toLine(shrimp), toLine({ ...salad, price: 19_900 }, 2)]
  await storeBefore(page, toTakeaway(venue, { cart_positions: cart }))
  await page.goto('/cart')
  const lines = cartLines(page)
  await expect(lines.first().getByText(/закончил/i)).toBeVisible()
  await page.getByRole('button', { name: `Удалить: ${shrimp.name}` }).click()
  await expect(lines).toHaveCount(1)
  await expect(lines.getByText('Цена изменилась, была 199 ₽')).toBeVisible()
  await expect(lines).toContainText('598 ₽')
})

test('C-10 a server that does not answer is told, with a retry', async ({ page, venue, server, context }) => {
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
  // The connection returns, and the cart is priced again by itself.
  await context.setOffline(true)
  await cartLines(page).getByRole('button', { name: 'Прибавить' }).click()
  await expect(alert).toBeVisible()
  await context.setOffline(false)
  await expect(alert).toHaveCount(0)
})
