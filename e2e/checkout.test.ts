import {
  cartLines,
  listOrders,
  openCheckout,
  orderButton,
  placedPopup,
  readDish,
  readJson,
  toLine,
  toTakeaway,
} from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { codeField, drawPhone, readCode, requestCode } from './sign-in-steps.ts'
import type { StartedServer } from './start-server.ts'
import { changeSettings, readStored, storeBefore, storeElsewhere, toVenueTime } from './visit.ts'

const quarterMs = 15 * 60_000

/** An hour ahead, rounded to a quarter. The server's clock has advanced since the first test. */
async function readFirstTime(server: StartedServer): Promise<string> {
  const { utc_time } = await readJson<{ utc_time: string }>(server, '/1/now')
  return toVenueTime(Math.ceil((Date.parse(utc_time) + 4 * quarterMs) / quarterMs) * quarterMs)
}

const contacts = { name: '', phone: '', email: '' }

test(
  'K-01 an anonymous customer signs in within the cart and loses nothing',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const salad = await readDish(server, venue, 'Табуле')
    await storeBefore(page, toTakeaway(venue, { cart_positions: [toLine(salad, 2)] }))
    await page.goto('/cart')
    await expect(page.getByText('Чтобы оформить заказ, войдите')).toBeVisible()
    const name = page.getByRole('textbox', { name: 'Имя' })
    await name.fill('Борис')
    const comment = page.getByRole('textbox', { name: 'Комментарий к заказу' })
    await comment.fill('Без лука')
    const code = page.getByRole('textbox', { name: 'Промокод' })
    await code.fill('САМ15')
    await code.press('Enter')

    await page.getByRole('button', { name: 'Удалить: Табуле' }).click()
    const way = page.getByRole('link', { name: 'Вернуться в меню' })
    await expect(way).toBeFocused()
    await expect(way).toHaveAccessibleDescription('Ваша корзина пуста')
    await page.getByRole('button', { name: 'Вернуть', exact: true }).press('Enter')
    await expect(page.getByRole('list', { name: 'Блюда в корзине' })).toBeFocused()

    await page.getByRole('button', { name: 'Войти' }).click()
    await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Войти' })).toBeFocused()
    await page.keyboard.press('Enter')
    const phone = drawPhone()
    await requestCode(page, phone)
    await codeField(page).fill(await readCode(server.url, phone))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(orderButton(page)).toBeVisible()
    await expect(page.locator('[data-place=order]')).toBeFocused()
    await expect(page).toHaveURL('/cart')
    await expect(name).toHaveValue('Борис')
    await expect(comment).toHaveValue('Без лука')
    await expect(code).toHaveValue('САМ15')
    await expect(cartLines(page)).toContainText('598 ₽')
    // S-07: the profile fills the phone that the form did not have.
    await expect(page.getByRole('textbox', { name: 'Телефон' })).toHaveValue(phone)

    await page.getByRole('button', { name: 'Очистить' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Очистить' }).click()
    await expect(way).toBeFocused()
  },
)

test('K-02 V-01 a refused order tells each mistake at its field and focuses the first', async ({
  page,
  venue,
  server,
  expectAccessible,
}) => {
  const person = await openCheckout(page, { venue, server }, undefined, { order_person: contacts })
  const name = page.getByRole('textbox', { name: 'Имя' })
  const phone = page.getByRole('textbox', { name: 'Телефон' })
  const email = page.getByRole('textbox', { name: 'Email для чека' })
  await phone.fill('')
  await orderButton(page).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Введите ваше имя')
  await expect(phone).toHaveAccessibleDescription('Введите номер телефона')
  await expect(email).toHaveAccessibleDescription('Укажите email для получения чека')
  await expectAccessible()
  for (const [field, typed, told] of [
    [email, 'anna@', 'Укажите корректный email'],
    [name, 'А'.repeat(51), 'Имя не должно превышать 50 символов'],
    [phone, '12', 'Укажите корректный номер'],
  ] as const) {
    await field.fill(typed)
    // Told when the field is left, not while typing.
    await expect(field).not.toHaveAttribute('aria-invalid')
    await field.blur()
    await expect(field).toHaveAccessibleDescription(told)
  }
  const comment = page.getByRole('textbox', { name: 'Комментарий к заказу' })
  await comment.fill('я'.repeat(101))
  await expect(comment).toHaveAccessibleDescription('Не больше 100 символов')
  await orderButton(page).click()
  await expect(comment).toBeFocused()
  expect(await listOrders(server, person)).toEqual([])
  // Typed text is kept, with its mistakes.
  expect(await readStored(page, 'order_person')).toMatchObject({ phone: '+7 12', email: 'anna@' })
  // Without a receipt an email is optional.
  await page.getByRole('radio', { name: 'Картой при получении' }).check()
  await email.fill('')
  await email.blur()
  await expect(email).toHaveAccessibleDescription('необязательно')

  await page.getByRole('radio', { name: 'Картой онлайн' }).check()
  await name.fill('Анна')
  await phone.fill('+7 900 000-00-01')
  await email.fill('anna@example.com')
  await comment.fill('')
  await expect(page.getByText('Доставим за')).toBeVisible()
  await expectAccessible()
})

test(
  'K-03 K-09 E-03 the venue’s payment methods start with the online card, and a refused one is told there',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const person = await openCheckout(page, { venue, server }, undefined, { order_comment: 'Без лука' })
    const methods = page.getByRole('group', { name: 'Оплата' })
    await expect(page.getByRole('radio')).toHaveCount(2)
    await expect(page.getByRole('radio', { name: 'Картой онлайн' })).toBeChecked()
    await expect(orderButton(page)).toContainText('976 ₽')

    // Sent only by a page with an old catalogue.
    await page.route('**/api/v1/persons/*/orders', (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      const body = route.request().postDataJSON() as object
      return route.continue({ postData: JSON.stringify({ ...body, payType: 'CASH_UPON_RECEIPT' }) })
    })
    await orderButton(page).click()
    await expect(methods).toContainText('Заведение не принимает наличные при доставке')
    await expect(methods.getByRole('radio').first()).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Комментарий к заказу' })).toHaveValue('Без лука')
    expect(await listOrders(server, person)).toEqual([])
    await page.getByRole('radio', { name: 'Картой при получении' }).check()
    await expect(methods).not.toContainText('не принимает')

    await expect(page.getByRole('button', { name: /^Оформить заказ/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Картой при получении' })).toBeChecked()
    // Takeaway has cash as well.
    await storeElsewhere(page, 'order_delivery_method', 'TAKE_AWAY')
    await expect(page.getByRole('radio', { name: 'Наличными' })).toBeVisible()
  },
)

test(
  'K-04 an order for later is sent with the chosen day and time of the venue',
  { tag: '@once' },
  async ({ page, venue, server, expectAccessible }) => {
    const person = await openCheckout(page, { venue, server }, toTakeaway, {
      order_payment_method: 'CASH_UPON_RECEIPT',
    })
    await page.getByRole('button', { name: 'Другое время' }).click()
    const popup = page.getByRole('dialog', { name: 'Выберите время' })
    await expect(popup.getByRole('group', { name: 'Время' }).getByRole('button').first()).toHaveText(
      await readFirstTime(server),
    )
    await expectAccessible()
    await popup.getByRole('button', { name: 'Завтра' }).click()
    await popup.getByRole('button', { name: '18:30' }).click()
    await expect(page.getByRole('button', { name: 'Завтра 18:30' })).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Завтра 18:30' })).toHaveAttribute('aria-pressed', 'true')
    await orderButton(page).click()
    await expect(placedPopup(page)).toBeVisible()
    const [order] = await listOrders(server, person)
    expect(order?.preOrderAt).toBe('2026-11-17T18:30:00+03:00')
  },
)

test.describe('K-07 on a day off', () => {
  /** Closed on Mondays. */
  async function readClosedId(server: Parameters<typeof listOrders>[0], cityId: number, label: string) {
    const path = `/1/p/restos?cityId=${cityId}&whiteLabel=${label}`
    const headers = { 'accept-language': 'ru' }
    const restos = await readJson<{ id: number; name: string }[]>(server, path, { headers })
    return restos.find(({ name }) => name === 'Уголёк на набережной')?.id
  }

  test(
    'K-07 a closed venue takes no order and offers a time if it takes pre-orders',
    { tag: '@once' },
    async ({ page, venue, server }) => {
      const restoId = await readClosedId(server, venue.cityId, venue.whiteLabel)
      const person = await openCheckout(page, { venue, server }, toTakeaway, {
        resto_id: restoId,
        order_payment_method: 'CASH_UPON_RECEIPT',
      })
      await expect(page.getByText('Сейчас закрыто. Выберите время')).toBeVisible()
      await orderButton(page).click()
      const popup = page.getByRole('alertdialog', { name: 'Мы закрыты' })
      await expect(popup).toContainText('К сожалению, сейчас мы не принимаем заказы. Ждём вас в рабочие часы')
      expect(await listOrders(server, person)).toEqual([])
      await popup.getByRole('button', { name: 'Заказать ко времени' }).click()
      const times = page.getByRole('dialog', { name: 'Выберите время' })
      await times.getByRole('group', { name: 'Время' }).getByRole('button').first().click()
      await orderButton(page).click()
      await expect(placedPopup(page)).toBeVisible()
      expect(await listOrders(server, person)).toHaveLength(1)
    },
  )

  test(
    'K-07 a closed venue without pre-order only shows the popup',
    { tag: '@once' },
    async ({ page, venue, server }) => {
      await changeSettings(page, { isPreOrderOn: false })
      const restoId = await readClosedId(server, venue.cityId, venue.whiteLabel)
      const person = await openCheckout(page, { venue, server }, toTakeaway, {
        resto_id: restoId,
        app_locale: 'ru',
        order_payment_method: 'CASH_UPON_RECEIPT',
      })
      await expect(page.getByText('Когда')).toHaveCount(0)
      await orderButton(page).click()
      const popup = page.getByRole('alertdialog', { name: 'Мы закрыты' })
      await popup.getByRole('button', { name: 'ОК' }).click()
      await expect(popup).toHaveCount(0)
      expect(await listOrders(server, person)).toEqual([])
    },
  )
})
