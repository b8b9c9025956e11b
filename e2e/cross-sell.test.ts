import { readDish, toDelivery, toLine } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { storeBefore } from './visit.ts'

test(
  'C-15 the cart offers the brand’s pairs, first what reaches the next step; one is added, and the offer is closed for the visit',
  { tag: '@once' },
  async ({ page, venue, server, expectAccessible }) => {
    const salad = await readDish(server, venue, 'Табуле')
    await storeBefore(page, toDelivery(venue, { cart_positions: [toLine(salad)] }))
    await page.goto('/cart')
    const offer = page.getByRole('region', { name: 'С этим хорошо' })
    // The minimum is 101 ₽ away: the cheapest dish that reaches it, then the other two that do.
    await expect(offer.getByRole('listitem')).toHaveText([/Айран/, /Пахлава/, /Хумус/])
    await expectAccessible()
    await offer.getByRole('button', { name: 'Добавить в корзину: Айран' }).click()
    const lines = page.getByRole('list', { name: 'Блюда в корзине' })
    await expect(lines).toContainText('Айран')
    await expect(lines).toBeFocused()
    await expect(offer).not.toContainText('Айран')
    await offer.getByRole('button', { name: 'Не предлагать' }).click()
    await expect(offer).toHaveCount(0)
    await page.reload()
    await expect(lines).toBeVisible()
    await expect(offer).toHaveCount(0)
  },
)
