import type { Page } from '@playwright/test'
import { makePerson, toDelivery } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { operate } from './operate.ts'
import { placeOrder } from './orders-steps.ts'
import { storeBefore } from './visit.ts'

const headline = (page: Page, text: string) => page.getByRole('heading', { name: text })

/** At the bank of the demonstration, in another tab: the order's page is left alone. */
async function payElsewhere(page: Page, url: string, choice: 'Оплатить' | 'Отклонить'): Promise<void> {
  const bank = await page.context().newPage()
  await bank.goto(url)
  await bank.getByRole('button', { name: new RegExp(`^${choice}`) }).click()
  await bank.waitForURL((address) => !address.pathname.includes('/sandbox/'))
  await bank.close()
}

test(
  'K-10 an open order page follows the money: declined, paid, on its way back and returned; a cancelled order says who, why, and what is next',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    test.slow()
    const person = await makePerson(server)
    const order = await placeOrder({ server, venue }, person, { payType: 'CARD_ONLINE' })
    await storeBefore(page, toDelivery(venue, person.stored))
    const listening = page.waitForRequest(`**/orders/${order.id}/events`)
    await page.goto(`/orders/${order.id}`)
    await listening
    await expect(headline(page, 'Ждём оплату')).toBeVisible()
    const bankUrl = new URL(order.payment.redirectUrl ?? '', server.url).href
    await payElsewhere(page, bankUrl, 'Отклонить')
    await expect(page.getByText('Банк отклонил оплату')).toBeVisible()
    await page.getByRole('button', { name: /^Оплатить 976/ }).click()
    await page.getByRole('button', { name: /^Оплатить/ }).click()
    await page.goto(`/orders/${order.id}`)
    await expect(page.getByText('Оплачено картой')).toBeVisible()
    await expect(headline(page, 'Заказ передан в заведение')).toBeVisible()

    await operate(server, 'orders', 'cancel', order.id, 'too-busy')
    await expect(headline(page, 'Заказ отменён')).toBeVisible()
    await expect(page.getByText('Слишком много заказов')).toBeVisible()
    await expect(page.getByText('Закажите на другое время')).toBeVisible()
    // Without a reload: the page listens on after the cancellation.
    await expect(page.getByText('Деньги возвращены на карту').first()).toBeVisible({ timeout: 20_000 })
  },
)

test(
  'K-10 an order for as soon as possible tells the time that its dishes need, by the promise it was placed with',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const person = await makePerson(server)
    const order = await placeOrder({ server, venue }, person)
    expect(order.promiseMinutes).toBe(35)
    await storeBefore(page, toDelivery(venue, person.stored))
    await page.goto(`/orders/${order.id}`)
    await expect(page.getByText(/^Привезём примерно в \d\d:\d\d$/)).toBeVisible()
  },
)
