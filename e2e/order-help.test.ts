import { makePerson, toDelivery } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { operate } from './operate.ts'
import { placeOrder } from './orders-steps.ts'
import { storeBefore } from './visit.ts'

test(
  'K-10 my orders offer to pay an unpaid order first',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const person = await makePerson(server)
    await placeOrder({ server, venue }, person)
    const unpaid = await placeOrder({ server, venue }, person, { payType: 'CARD_ONLINE', personCount: 2 })
    await storeBefore(page, toDelivery(venue, person.stored))
    await page.goto('/orders')
    const card = page.getByRole('article').filter({ hasText: unpaid.number })
    await expect(card.getByRole('button').first()).toHaveAccessibleName(/^Оплатить 976/)
    const other = page.getByRole('article').filter({ hasNotText: unpaid.number })
    await expect(other.getByRole('button')).toHaveCount(1)
    await card.getByRole('button', { name: /^Оплатить/ }).click()
    await page.waitForURL(/\/sandbox\//)
    await page.getByRole('button', { name: /^Оплатить/ }).click()
    await page.waitForURL((address) => !address.pathname.includes('/sandbox/'))
    await page.goto('/orders')
    await expect(card.getByRole('button')).toHaveCount(1)
  },
)

test(
  'K-10 once the venue has accepted, ‘cancel’ becomes a call to the venue',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const person = await makePerson(server)
    const order = await placeOrder({ server, venue }, person)
    await storeBefore(page, toDelivery(venue, person.stored))
    const listening = page.waitForRequest(`**/orders/${order.id}/events`)
    await page.goto(`/orders/${order.id}`)
    await listening
    const cancel = page.getByRole('button', { name: 'Отменить заказ' })
    const call = page.getByRole('link', { name: 'Позвонить в заведение' })
    await expect(cancel).toBeVisible()
    await expect(call).toHaveCount(0)
    await operate(server, 'orders', 'accept', order.id)
    await expect(call).toHaveAttribute('href', /^tel:\+7\d{10}$/)
    await expect(page.getByText('Отменить или изменить его можно по телефону')).toBeVisible()
    await expect(cancel).toHaveCount(0)
    for (const step of ['cook', 'ready', 'deliver', 'complete'])
      await operate(server, 'orders', step, order.id)
    await expect(call).toHaveCount(0)
  },
)

test(
  'K-10 a takeaway order tells when it is ready, until when the venue is open, and the way there',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const person = await makePerson(server)
    const order = await placeOrder({ server, venue }, person, {
      deliveryType: 'TAKE_AWAY',
      expectedTotal: 89_700,
      preOrderAt: '2026-11-16T15:00:00+03:00',
    })
    await storeBefore(page, toDelivery(venue, person.stored))
    await page.goto(`/orders/${order.id}`)
    await expect(page.getByText('Ко времени: сегодня, 15:00')).toBeVisible()
    await expect(page.getByText('Часы работы сегодня')).toBeVisible()
    await expect(page.getByText('07:00–23:00')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Как добраться' })).toHaveAttribute(
      'href',
      /openstreetmap\.org\/directions\?to=43\.99\d*%2C34\.19\d*/,
    )
  },
)
