import {
  cartLines,
  cash,
  listOrders,
  openCheckout,
  orderButton,
  placedPopup,
  toDelivery,
} from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { readStored, type Stored } from './visit.ts'

const bare: Stored = {
  ...(toDelivery({} as never)['order_delivery_place'] as Stored),
  apartment: '',
  entrance: '',
  floor: '',
}

test(
  'the cart completes the address without the popup, and an apartment is asked about once',
  { tag: '@once' },
  async ({ page, venue, server, expectAccessible }) => {
    test.slow()
    const person = await openCheckout(page, { venue, server }, undefined, {
      ...cash,
      order_delivery_place: bare,
    })
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await field('Подъезд').fill('3')
    await field('Этаж').fill('7')
    await field('Домофон').fill('7B')
    await field('Комментарий курьеру').fill('Вход со двора')
    await expect(page.getByText(/Центральный проспект, 20, подъезд\s3, этаж\s7, домофон\s7B/)).toBeVisible()
    await expectAccessible()
    expect(await readStored(page, 'order_delivery_place')).toMatchObject({
      entrance: '3',
      floor: '7',
      intercom: '7B',
      comment: 'Вход со двора',
    })

    await page.getByRole('radio', { name: 'Картой при получении' }).check()
    await orderButton(page).click()
    const question = page.getByRole('alertdialog', { name: 'Квартира не указана' })
    await expect(question.getByRole('button', { name: 'Указать квартиру' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field('Квартира / офис')).toBeFocused()
    expect(await listOrders(server, person)).toEqual([])
    // Once: a private house has none.
    await orderButton(page).click()
    await expect(placedPopup(page)).toBeVisible()
    await expect(question).toHaveCount(0)
    expect(await listOrders(server, person)).toHaveLength(1)
  },
)

test(
  'a complete address can be changed in the cart on a press',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    await openCheckout(page, { venue, server })
    const apartment = page.getByRole('textbox', { name: 'Квартира / офис' })
    await expect(apartment).toHaveCount(0)
    await page.getByRole('button', { name: 'Дополнить адрес' }).click()
    await expect(apartment).toBeFocused()
    await expect(apartment).toHaveValue('27')
    await apartment.fill('к'.repeat(101))
    await apartment.blur()
    await expect(apartment).toHaveAttribute('aria-invalid', 'true')
    await apartment.fill('28')
    await expect(page.getByText(/кв\.\s28, подъезд\s2, этаж\s5/)).toBeVisible()
  },
)

test(
  'C-11 the order button of a cart below the minimum says so before it is pressed',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    await openCheckout(page, { venue, server })
    const less = cartLines(page).getByRole('button', { name: 'Убавить' })
    await less.click()
    await less.click()
    const button = page.getByRole('button', { name: 'Заказ от 400 ₽' })
    await expect(button).toBeVisible()
    await button.click()
    await expect(page.locator('[data-place=amount]')).toBeFocused()
    await cartLines(page).getByRole('button', { name: 'Прибавить' }).click()
    await expect(button).toHaveCount(0)
    await expect(orderButton(page)).toHaveAccessibleName(/^Перейти к оплате/)
  },
)
