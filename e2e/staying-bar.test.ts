import { openCheckout, readDish, toDelivery, toLine } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { storeBefore } from './visit.ts'

test.describe('on a desktop', { tag: '@desktop' }, () => {
  test('X-04 the menu’s bar shows place, search and cart once the app bar has scrolled away', async ({
    page,
    venue,
    server,
  }) => {
    const salad = await readDish(server, venue, 'Табуле')
    await storeBefore(page, toDelivery(venue, { cart_positions: [toLine(salad, 2)] }))
    await page.goto('/')
    const bar = page.getByRole('navigation', { name: 'Меню' })
    await expect(bar.getByRole('link', { name: 'Десерты' })).toBeVisible()
    await expect(bar.getByRole('link', { name: /^Корзина/ })).toHaveCount(0)
    for (const width of [840, 1280]) {
      await page.setViewportSize({ width, height: 720 })
      await page.mouse.move(400, 400)
      await page.mouse.wheel(0, 2000)
      const cart = bar.getByRole('link', { name: /^Корзина · 598/ })
      await expect(cart).toBeInViewport({ ratio: 1 })
      await expect(bar.getByRole('button', { name: /Центральный проспект, 20/ })).toBeInViewport({ ratio: 1 })
      await expect(bar.getByRole('link', { name: 'Завтраки' })).toBeInViewport({ ratio: 1 })
    }
    await bar.getByRole('button', { name: 'Поиск блюд' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await bar.getByRole('button', { name: /Центральный проспект, 20/ }).click()
    await expect(page.getByRole('dialog', { name: 'Адрес' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.wheel(0, -5000)
    await expect(bar.getByRole('link', { name: /^Корзина/ })).toHaveCount(0)
  })

  test('X-04 the cart’s bar shows place, search and total however far it is scrolled', async ({
    page,
    venue,
    server,
  }) => {
    await openCheckout(page, { venue, server })
    const bar = page.locator('#content header')
    await page.mouse.move(400, 400)
    await page.mouse.wheel(0, 3000)
    await expect(bar).toContainText(/К оплате\s*976/)
    await expect(bar.getByText(/К оплате/)).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('button', { name: /Центральный проспект, 20/ })).toBeInViewport({ ratio: 1 })
    await bar.getByRole('button', { name: 'Поиск блюд' }).click()
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused()
  })
})
