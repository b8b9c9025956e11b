import type { Page } from '@playwright/test'
import { openCheckout, orderButton, readDish, toLine } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { readStored, storeElsewhere } from './visit.ts'

const names = ['Табуле', 'Хумус с горячей лепёшкой', 'Печёная свёкла и фета'] as const

/** The server says no to the order, and to nothing else: its preflight counts the cart as ever. */
async function refuseOrders(page: Page, error: { code: string; field: string; message: string }) {
  await page.route('**/api/v1/persons/*/orders', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { errors: [error] } })
      : route.fallback(),
  )
}

test(
  'K-09 the reason for a dish goes with that dish, and never to the one that takes its place',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const message = 'Кончилось минуту назад'
    await refuseOrders(page, { code: 'position.stopped', field: 'positions.1', message })
    const dishes = await Promise.all(names.map((name) => readDish(server, venue, name)))
    await openCheckout(page, { venue, server }, undefined, {
      cart_positions: dishes.map((dish) => toLine(dish, 2)),
    })
    await orderButton(page).click()
    const told = page.getByRole('listitem').filter({ hasText: message })
    await expect(told).toContainText(names[1])
    await page.getByRole('button', { name: `Удалить: ${names[0]}` }).click()
    await expect(told).toHaveCount(1)
    await expect(told).toContainText(names[1])
    await page.getByRole('button', { name: `Удалить: ${names[1]}` }).click()
    await expect(page.getByRole('button', { name: `Удалить: ${names[2]}` })).toBeVisible()
    await expect(told).toHaveCount(0)
  },
)

test(
  'K-09 a promo code’s reason goes when the code is typed over or removed',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const message = 'Этот промокод уже разобрали'
    await refuseOrders(page, { code: 'promo-code.limit-exceed', field: 'promoCode', message })
    await openCheckout(page, { venue, server }, undefined, {
      order_promo_code: { active: true, code: 'УГОЛЬ20', maxDiscountAmount: null, minOrderAmount: null },
    })
    await orderButton(page).click()
    const field = page.getByRole('textbox', { name: 'Промокод' })
    await expect(field).toHaveAccessibleDescription(message)
    await field.fill('УГОЛЬ')
    await expect(page.getByText(message)).toHaveCount(0)
    await field.fill('УГОЛЬ20')
    await expect(field).toHaveAccessibleDescription(message)
    await page.getByRole('button', { name: 'Убрать промокод' }).click()
    await expect(field).toHaveValue('')
    await expect(page.getByText(message)).toHaveCount(0)
  },
)

test(
  'K-09 an address’s reason goes when another address is chosen',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const message = 'Туда курьер больше не ездит'
    await refuseOrders(page, { code: 'delivery.out-of-zone', field: 'deliveryPlace.address', message })
    await openCheckout(page, { venue, server })
    await orderButton(page).click()
    await expect(page.getByText(message)).toBeVisible()
    const place = (await readStored(page, 'order_delivery_place')) as object
    await storeElsewhere(page, 'order_delivery_place', { ...place, address: 'Центральный проспект, 22' })
    await expect(page.getByText('Центральный проспект, 22').last()).toBeVisible()
    await expect(page.getByText(message)).toHaveCount(0)
  },
)
