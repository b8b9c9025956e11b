import { cash, listOrders, openCheckout, orderButton, placedPopup, toTakeaway } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'

test(
  'K-11 a customer asks for no cutlery, for change and for silence, is told of too small a sum, and reads the wishes with the order',
  { tag: '@once' },
  async ({ page, venue, server, expectAccessible }) => {
    const person = await openCheckout(page, { venue, server }, toTakeaway, cash)
    const cutlery = page.getByRole('group', { name: 'Приборы' })
    await cutlery.getByRole('button', { name: 'Убавить' }).click()
    await page.getByRole('checkbox', { name: 'Не звонить' }).check()
    // Nobody leaves a bag that still has to be paid.
    await expect(page.getByRole('checkbox', { name: 'Оставить у двери' })).toHaveCount(0)
    const change = page.getByRole('textbox', { name: 'Нужна сдача с' })
    await change.fill('500')
    await orderButton(page).click()
    await expect(change).toBeFocused()
    await expect(change).toHaveAccessibleDescription(/Меньше суммы заказа: 897/)
    await expectAccessible()
    expect(await listOrders(server, person)).toEqual([])
    await change.fill('2000')
    await orderButton(page).click()
    await placedPopup(page).getByRole('button', { name: 'К заказу' }).click()
    await expect(page.getByText('приборов: 0, сдача с 2 000 ₽, не звонить')).toBeVisible()
  },
)
