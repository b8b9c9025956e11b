import type { Page } from '@playwright/test'
import { unpaidOrderMinutes } from '@lavash/rulebook/limits'
import { listOrders, makePerson, openCheckout, orderButton, placedPopup, toDelivery } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { readStored, storeBefore, toVenueTime } from './visit.ts'

/** What the bank of the demonstration is told to answer. */
async function decide(page: Page, choice: 'Оплатить' | 'Отклонить' | 'Вернуться без оплаты'): Promise<void> {
  await expect(page.getByText('Тестовая оплата').first()).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${choice}`) }).click()
}

test('K-08 paid by card: to the payment page and back, the number told, the cart empty', async ({
  page,
  venue,
  server,
  expectAccessible,
}) => {
  const person = await openCheckout(page, { venue, server })
  await expect(orderButton(page)).toContainText('Перейти к оплате')
  await orderButton(page).click()
  await decide(page, 'Оплатить')
  const [order] = await listOrders(server, person)
  await expect(page).toHaveURL(`/cart?order=${order?.id}`)
  const popup = page.getByRole('dialog', { name: `Заказ ${order?.number} принят` })
  await expect(popup).toContainText('Заведение позвонит вам')
  await expectAccessible()
  expect(await readStored(page, 'cart_positions')).toEqual([])
  expect(await listOrders(server, person)).toMatchObject([{ total: 97_600, payment: { status: 'PAID' } }])
  await popup.getByRole('button', { name: 'К заказу' }).click()
  await expect(page).toHaveURL(`/orders/${order?.id}`)
})

test('K-08 declined or abandoned: told as such, until when it is kept, and another try pays the same order', async ({
  page,
  venue,
  server,
  expectAccessible,
}) => {
  const person = await openCheckout(page, { venue, server })
  await orderButton(page).click()
  await decide(page, 'Отклонить')
  await expect(page.getByRole('heading', { name: 'Оплата не прошла' })).toBeVisible()
  await expectAccessible()
  // A reload asks the server again and tells the same.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Оплата не прошла' })).toBeVisible()

  await page.getByRole('button', { name: 'Оплатить 976 ₽' }).click()
  await decide(page, 'Вернуться без оплаты')
  await expect(page.getByRole('heading', { name: 'Оплата не завершена' })).toBeVisible()
  const [order] = await listOrders(server, person)
  const keptUntil = Date.parse(order?.createdAt ?? '') + unpaidOrderMinutes * 60_000
  await expect(page.getByText(`Заказ сохранится до ${toVenueTime(keptUntil)}`)).toBeVisible()
  await page.getByRole('button', { name: 'Оплатить 976 ₽' }).click()
  // The customer's own back button instead of an answer.
  await expect(page.getByText('Тестовая оплата').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Оплата не завершена' })).toBeVisible()

  await page.getByRole('button', { name: 'Оплатить 976 ₽' }).click()
  await decide(page, 'Оплатить')
  await expect(placedPopup(page)).toBeVisible()
  expect(await listOrders(server, person)).toMatchObject([{ payment: { status: 'PAID' } }])
})

test('K-08 declined: paid another way without losing the order', async ({ page, venue, server }) => {
  const person = await openCheckout(page, { venue, server })
  await orderButton(page).click()
  await decide(page, 'Отклонить')
  await page.getByRole('button', { name: 'Картой при получении' }).click()
  await expect(placedPopup(page)).toBeVisible()
  expect(await listOrders(server, person)).toMatchObject([
    { payment: { method: 'CARD_UPON_RECEIPT', status: 'PENDING' } },
  ])
})

test('K-08 an address proves nothing: the server is asked, and only about one’s own orders', async ({
  page,
  venue,
  server,
}) => {
  const person = await makePerson(server)
  await storeBefore(page, toDelivery(venue, person.stored))
  await page.goto('/cart?order=019a8c41-0e70-7aaa-8bbb-0123456789ab&status=paid')
  await expect(page.getByText('Такого заказа нет')).toBeVisible()
})
