import type { Locator, Page } from '@playwright/test'
import { makePerson, readDish, toDelivery, toLine } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { operate } from './operate.ts'
import { placeOrder } from './orders-steps.ts'
import { storeBefore } from './visit.ts'

const strip = (page: Page) => page.getByRole('region', { name: /^Заказ / })

/** Distance in pixels from the strip's lower edge to the upper edge of what lies under it. */
async function findGap(upper: Locator, lower: Locator): Promise<number> {
  const [one, other] = await Promise.all([upper.boundingBox(), lower.boundingBox()])
  return (other?.y ?? 0) - ((one?.y ?? 0) + (one?.height ?? 0))
}

test('X-05 the strip of an order on its way follows the venue, stands above the cart button and leads to the order', async ({
  page,
  venue,
  server,
  expectAccessible,
}) => {
  const person = await makePerson(server)
  const order = await placeOrder({ server, venue }, person)
  const salad = await readDish(server, venue, 'Табуле')
  await storeBefore(page, toDelivery(venue, { ...person.stored, cart_positions: [toLine(salad)] }))
  const listening = page.waitForRequest(`**/orders/${order.id}/events`)
  await page.goto('/')
  await listening
  await expect(strip(page)).toContainText('Заказ передан в заведение')
  await expect(strip(page)).toContainText(/Привезём примерно в \d\d:\d\d/)
  await operate(server, 'orders', 'accept', order.id)
  await expect(strip(page)).toContainText('Заказ принят')
  const cart = page.getByRole('link', { name: /^Корзина/ }).first()
  if (page.viewportSize()?.width === 390) expect(await findGap(strip(page), cart)).toBeGreaterThanOrEqual(0)
  await expectAccessible()
  await page.goto(`/menus/${venue.menuIds[0]}`)
  await strip(page).getByRole('link', { name: 'Заказ принят' }).click()
  await expect(page).toHaveURL(`/orders/${order.id}`)
  await operate(server, 'orders', 'cancel', order.id, 'closing')
  await page.goto('/')
  await page.locator('#content').waitFor()
  await expect(strip(page)).toHaveCount(0)
})

test(
  'X-05 the strip of an unpaid order tells until when it is kept, and pays it',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const person = await makePerson(server)
    const order = await placeOrder({ server, venue }, person, { payType: 'CARD_ONLINE' })
    await storeBefore(page, toDelivery(venue, person.stored))
    await page.goto('/')
    await expect(strip(page)).toContainText('Ждём оплату')
    await expect(strip(page)).toContainText(/Заказ сохранится до \d\d:\d\d/)
    await strip(page)
      .getByRole('button', { name: /^Оплатить 976/ })
      .click()
    await expect(page).toHaveURL(/\/sandbox\//)
    expect(order.total).toBe(97_600)
  },
)
