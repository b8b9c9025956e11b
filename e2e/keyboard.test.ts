import { cash, listOrders, openCheckout, placedPopup, toTakeaway } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'

test(
  'K-05 S-08 X-04 a keyboard is enough to place an order and to open it',
  { tag: '@desktop' },
  async ({ page, venue, server }) => {
    await page.route('**/api/v1/me', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as object), firstName: 'Анна' } })
    })
    const person = await openCheckout(page, { venue, server }, toTakeaway, cash)
    const tabTo = async (name: RegExp) => {
      const target = page.getByRole('button', { name })
      for (let press = 0; press < 60; press += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`Tab does not reach ${String(name)}`)
    }
    await tabTo(/^Оформить заказ/)
    await page.keyboard.press('Enter')
    await expect(placedPopup(page)).toBeVisible()
    await tabTo(/^К заказу/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/orders\//)
    expect(await listOrders(server, person)).toHaveLength(1)

    await tabTo(/^Назад/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    const trigger = page.getByRole('button', { name: 'Профиль: Анна' })
    await trigger.focus()
    await page.keyboard.press('ArrowDown')
    const first = page.getByRole('menuitem').first()
    await expect(first).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(trigger).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(first).toBeFocused()
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name: 'Мои заказы' })).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/orders')
  },
)
