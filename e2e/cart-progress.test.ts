import { readDish, toDelivery, toLine } from './cart-steps.ts'
import { cardOf } from './demo-dishes.ts'
import { expect, test } from './fixtures.ts'
import { storeBefore } from './visit.ts'

test(
  'C-14 the menu’s cart button tells what is missing to the minimum, to a cheaper and to free delivery',
  { tag: '@once' },
  async ({ page, venue, server, expectAccessible }) => {
    const salad = await readDish(server, venue, 'Табуле')
    await storeBefore(page, toDelivery(venue, { cart_positions: [toLine(salad)] }))
    await page.goto(`/menus/${venue.menuIds[0]}`)
    const progress = page.getByRole('progressbar')
    await expect(progress).toHaveAccessibleName('Ещё 101 ₽ до минимальной суммы')
    await expect(progress).toHaveJSProperty('position', 299 / 400)
    await expectAccessible()
    const more = cardOf(page, salad.name).getByRole('button', { name: 'Прибавить' })
    await more.click()
    await expect(progress).toHaveAccessibleName('Ещё 102 ₽, и доставка будет 79 ₽')
    await more.click()
    await expect(progress).toHaveAccessibleName('Ещё 303 ₽ до бесплатной доставки')
    const bar = await progress.boundingBox()
    const button = await page.getByRole('link', { name: /^Корзина · 3/ }).boundingBox()
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
    await more.click()
    await more.click()
    await expect(progress).toHaveCount(0)
  },
)
