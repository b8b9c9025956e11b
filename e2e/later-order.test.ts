import { readDish, toDelivery, toLine } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { readStored, storeBefore } from './visit.ts'

test(
  'M-07 a dish outside its hours leads to an order for the first time it can be had, and the menu says for when it is',
  { tag: '@once' },
  async ({ page, venue }) => {
    await storeBefore(page, toDelivery(venue))
    const breakfastId = venue.menuIds[1]
    await page.goto(`/menus/${breakfastId}`)
    await page.getByRole('link', { name: 'Сырники' }).first().click()
    const dish = page.getByRole('dialog', { name: 'Сырники' })
    await expect(dish).toContainText('Можно заказать завтра с')
    await dish.getByRole('button', { name: /^Заказать: Завтра \d\d:\d\d$/ }).click()
    expect(await readStored(page, 'order_pre_order_at')).toMatch(/^2026-11-17T\d\d:\d\d:00\+03:00$/)
    await dish.getByRole('button', { name: 'В корзину' }).click()
    await expect(dish).toHaveCount(0)
    const chip = page.getByRole('button', { name: /^Ко времени: Завтра \d\d:\d\d/ })
    await expect(chip).toBeVisible()
    await page.goto('/cart')
    // Minutes are a promise for now: beside a chosen time there are none.
    await expect(page.getByRole('button', { name: /^Завтра \d\d:\d\d$/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.getByText(/Доставим за \d+ мин/)).toHaveCount(0)
    await page.goto(`/menus/${breakfastId}`)
    await chip.click()
    await expect(chip).toHaveCount(0)
    expect(await readStored(page, 'order_pre_order_at')).toBeNull()
  },
)

test(
  'a dish of an hour and a half is promised in ninety minutes, and no earlier time is offered',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const leg = await readDish(server, venue, 'Баранья нога целиком')
    await storeBefore(page, toDelivery(venue, { cart_positions: [toLine(leg)] }))
    await page.goto('/cart')
    await expect(page.getByText('Доставим за 90 мин')).toBeVisible()
  },
)
