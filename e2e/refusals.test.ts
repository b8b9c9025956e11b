import type { Page } from '@playwright/test'
import { cartLines, openCheckout, orderButton, readDish, toLine } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { readStored, storeElsewhere } from './visit.ts'

const names = ['Табуле', 'Хумус с горячей лепёшкой', 'Печёная свёкла и фета'] as const

const texts = {
  address: 'Туда курьер больше не ездит',
  code: 'Этот промокод уже разобрали',
  dish: 'Кончилось минуту назад',
  people: 'Столько вилок нет',
  time: 'В это время мы спим',
}

const errors = [
  { code: 'delivery.out-of-zone', field: 'deliveryPlace.address', message: texts.address },
  { code: 'order.invalid', field: 'preOrderAt', message: texts.time },
  { code: 'order.invalid', field: 'personCount', message: texts.people },
  { code: 'position.stopped', field: 'positions.1', message: texts.dish },
  { code: 'promo-code.limit-exceed', field: 'promoCode', message: texts.code },
]

/** The server refuses the order only. Its preflight prices the cart as usual. */
async function refuseOrders(page: Page, after: Promise<void>): Promise<void> {
  await page.route('**/api/v1/persons/*/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await after
    return route.fulfill({ status: 422, json: { errors } })
  })
}

test(
  'K-09 every reason of a refused order is told beside the control that mends it',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const refusal = Promise.withResolvers<void>()
    await refuseOrders(page, refusal.promise)
    const dishes = await Promise.all(names.map((name) => readDish(server, venue, name)))
    await openCheckout(page, { venue, server }, undefined, {
      cart_positions: dishes.map((dish) => toLine(dish, 2)),
      order_promo_code: { active: true, code: 'УГОЛЬ20', maxDiscountAmount: null, minOrderAmount: null },
    })
    await orderButton(page).click()
    const progress = page.getByRole('status').filter({ hasText: 'Оформляем заказ…' })
    await expect(progress).toBeVisible()
    // Not busy any more, or a screen reader would wait.
    await expect(progress).not.toHaveAttribute('aria-busy')
    refusal.resolve()
    const line = cartLines(page).getByRole('link', { name: names[1], exact: true })
    await expect(line).toBeFocused()
    const code = page.getByRole('textbox', { name: 'Промокод' })
    for (const [control, text] of [
      [line, texts.dish],
      [page.getByRole('group', { name: names[1] }), texts.dish],
      [page.getByRole('group', { name: 'Количество персон' }), texts.people],
      [page.getByRole('button', { name: 'Изменить адрес' }), texts.address],
      [page.getByRole('group', { name: 'Когда' }), texts.time],
      [code, texts.code],
    ] as const) {
      await expect(control).toHaveAccessibleDescription(text)
    }

    await code.fill('УГОЛЬ')
    await expect(page.getByText(texts.code)).toHaveCount(0)
    await code.fill('УГОЛЬ20')
    await expect(code).toHaveAccessibleDescription(texts.code)
    await page.getByRole('button', { name: 'Убрать промокод' }).click()
    await expect(code).toHaveValue('')
    await expect(page.getByText(texts.code)).toHaveCount(0)

    await expect(page.getByText(texts.address)).toBeVisible()
    const place = (await readStored(page, 'order_delivery_place')) as object
    await storeElsewhere(page, 'order_delivery_place', { ...place, address: 'Центральный проспект, 22' })
    await expect(page.getByText('Центральный проспект, 22').last()).toBeVisible()
    await expect(page.getByText(texts.address)).toHaveCount(0)

    await expectToGoWithItsDish(page)
  },
)

/** The reason never moves to the dish that takes its place. */
async function expectToGoWithItsDish(page: Page): Promise<void> {
  const told = cartLines(page).filter({ hasText: texts.dish })
  await expect(told).toContainText(names[1])
  await page.getByRole('button', { name: `Удалить: ${names[0]}` }).click()
  await expect(told).toHaveCount(1)
  await expect(told).toContainText(names[1])
  await page.getByRole('button', { name: `Удалить: ${names[1]}` }).click()
  await expect(page.getByRole('button', { name: `Удалить: ${names[2]}` })).toBeVisible()
  await expect(told).toHaveCount(0)
}
