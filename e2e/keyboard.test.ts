import { listOrders, openCheckout, placedPopup, toTakeaway } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { readSignedIn } from './sign-in-steps.ts'
import { storeBefore, toStored } from './visit.ts'

test.describe('a keyboard is enough', { tag: '@desktop' }, () => {
  test('K-05 an order is placed and opened', async ({ page, venue, server }) => {
    const person = await openCheckout(page, { venue, server }, toTakeaway, {
      order_payment_method: 'CASH_UPON_RECEIPT',
    })
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
  })

  test('S-08 X-04 the person’s menu leads to the orders', async ({ page, venue, server }) => {
    const { stored } = await readSignedIn(server)
    const profile = { ...(stored['person_profile'] as object), firstName: 'Анна' }
    await page.route('**/api/v1/me', (route) => route.fulfill({ json: profile }))
    await storeBefore(page, { ...toStored(venue), ...stored })
    await page.goto('/')
    const trigger = page.getByRole('button', { name: 'Профиль: Анна' })
    await trigger.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Мои заказы' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(trigger).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Мои заказы' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/orders')
  })
})
