import type { City } from '@lavash/contract/cities'
import type { Resto } from '@lavash/contract/restos'
import type { Page } from '@playwright/test'
import { unpaidOrderMinutes } from '@lavash/rulebook/site/limits'
import {
  listOrders,
  makePerson,
  openCheckout,
  orderButton,
  placedPopup,
  readJson,
  toDelivery,
} from './cart-steps.ts'
import type { DemoVenue } from './demo-venue.ts'
import { expect, test } from './fixtures.ts'
import type { StartedServer } from './start-server.ts'
import { failNextCall, readStored, storeBefore, toVenueTime } from './visit.ts'

/** Chooses the answer of the demonstration's bank. */
async function decide(page: Page, choice: 'Оплатить' | 'Отклонить' | 'Вернуться без оплаты'): Promise<void> {
  await expect(page.getByText('Тестовая оплата').first()).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${choice}`) }).click()
}

/** Another city with one of its venues, as stored ids. */
async function findOtherCity(server: StartedServer, venue: DemoVenue): Promise<[string, string]> {
  const brand = `whiteLabel=${venue.whiteLabel}`
  const cities = await readJson<City[]>(server, `/1/p/cities?${brand}`)
  const cityId = cities.find(({ id }) => id !== venue.cityId)?.id
  const [resto] = await readJson<Resto[]>(server, `/1/p/restos?cityId=${cityId}&${brand}`)
  return [String(cityId), String(resto?.id)]
}

test('K-08 a card payment leads to the payment page and back, tells the number and empties the cart', async ({
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
  const popup = page.getByRole('dialog', { name: `Заказ ${order?.number} передан` })
  await expect(popup).toContainText('Ждём ответа заведения')
  await expectAccessible()
  expect(await readStored(page, 'cart_positions')).toEqual([])
  expect(await listOrders(server, person)).toMatchObject([{ total: 97_600, payment: { status: 'PAID' } }])
  await popup.getByRole('button', { name: 'К заказу' }).click()
  await expect(page).toHaveURL(`/orders/${order?.id}`)
})

test('K-08 a declined or abandoned payment says how long the order is kept, and another try pays the same order', async ({
  page,
  venue,
  server,
  problems,
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

  const pay = page.getByRole('button', { name: 'Оплатить 976 ₽' })
  // An unexpected error reaches the log, and the button can be pressed again.
  await failNextCall(page)
  await pay.click()
  await expect.poll(() => problems.splice(0)).toEqual(['fault: No clock'])
  await expect(pay).not.toHaveAttribute('aria-busy')

  // The payment page replaces ours. After the back button a browser may show ours as it was left.
  await page.route('**/sandbox/payments/**', (route) => route.fulfill({ status: 204 }))
  const left = page.waitForRequest('**/sandbox/payments/**')
  await pay.click()
  await left
  await expect(pay).toHaveAttribute('aria-busy', 'true')
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(pay).not.toHaveAttribute('aria-busy')
  await page.unroute('**/sandbox/payments/**')

  await pay.click()
  await decide(page, 'Вернуться без оплаты')
  await expect(page.getByRole('heading', { name: 'Оплата не завершена' })).toBeVisible()
  const [order] = await listOrders(server, person)
  const keptUntil = Date.parse(order?.createdAt ?? '') + unpaidOrderMinutes * 60_000
  await expect(page.getByText(`Заказ сохранится до ${toVenueTime(keptUntil)}`)).toBeVisible()
  await pay.click()
  // The customer goes back instead of answering.
  await expect(page.getByText('Тестовая оплата').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Оплата не завершена' })).toBeVisible()

  await pay.click()
  await decide(page, 'Оплатить')
  await expect(placedPopup(page)).toBeVisible()
  expect(await listOrders(server, person)).toMatchObject([{ payment: { status: 'PAID' } }])
})

test('K-08 a declined order is paid in another way without losing it, also after another city was chosen', async ({
  page,
  venue,
  server,
}) => {
  const person = await openCheckout(page, { venue, server })
  await orderButton(page).click()
  await decide(page, 'Отклонить')
  await expect(page.getByRole('button', { name: 'Картой при получении' })).toBeVisible()
  await page.evaluate(
    ([cityId, restoId]) => {
      window.localStorage.setItem('city_id', cityId)
      window.localStorage.setItem('resto_id', restoId)
      window.localStorage.setItem('order_delivery_method', '"TAKE_AWAY"')
    },
    await findOtherCity(server, venue),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Картой при получении' }).click()
  await expect(placedPopup(page)).toBeVisible()
  expect(await listOrders(server, person)).toMatchObject([
    { payment: { method: 'CARD_UPON_RECEIPT', status: 'PENDING' } },
  ])
})

test('K-08 the return address proves nothing, because the server is asked and only about own orders', async ({
  page,
  venue,
  server,
}) => {
  const person = await makePerson(server)
  await storeBefore(page, toDelivery(venue, person.stored))
  await page.goto('/cart?order=019a8c41-0e70-7aaa-8bbb-0123456789ab&status=paid')
  await expect(page.getByText('Такого заказа нет')).toBeVisible()
})
