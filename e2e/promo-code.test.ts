import {
  cartLines,
  openCheckout,
  orderButton,
  placedPopup,
  readDish,
  toDelivery,
  toLine,
  toTakeaway,
} from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { storeBefore, storeElsewhere } from './visit.ts'

/** docs/demo.md has a code for each of the nine. */
const refusals = [
  ['НЕТТАКОГО', 'Промокод не найден'],
  ['ВОЛНА10', 'Промокод не действует в выбранном заведении'],
  ['ТИРАЖ100', 'Промокод уже использован'],
  ['ОДИНРАЗ', 'Вы уже использовали этот промокод максимальное число раз'],
  ['СКОРО', 'Промокод ещё не начал действовать'],
  ['ЛЕТО2025', 'Срок действия промокода истёк'],
  ['САМ15', 'Промокод не действует для выбранного способа получения'],
  ['СТОП50', 'Промокод больше не действует'],
  ['НОЧЬ25', 'В это время промокод не действует'],
] as const

test('C-08 C-09 C-12 each of the nine refusals of a promo code is told at its field', async ({
  page,
  venue,
  server,
}) => {
  const salad = await readDish(server, venue, 'Табуле')
  await storeBefore(page, toDelivery(venue, { cart_positions: [toLine(salad)] }))
  await page.goto('/cart')
  const field = page.getByRole('textbox', { name: 'Промокод' })
  const apply = page.getByRole('button', { name: 'Применить' })
  const sums = page.locator('dl')
  await apply.click()
  await expect(field).toHaveAccessibleDescription('Обязательное поле')

  const count = cartLines(page)
  const plus = count.getByRole('button', { name: 'Прибавить' })
  await plus.click()
  for (const [code, text] of refusals) {
    await field.fill(code)
    await apply.click()
    await expect(field).toHaveAccessibleDescription(text)
    // The cart is priced without the code.
    await expect(sums).toContainText('747 ₽')
  }

  await field.fill('минус150')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription('Ещё 302 ₽, и промокод сработает. Действует от 900 ₽')
  await expect(sums).not.toContainText('Скидка по промокоду')
  await plus.click()
  await plus.click()
  await expect(sums).toContainText('−150 ₽')

  await field.fill('угОЛЬ 20')
  await apply.click()
  await expect(field).toBeFocused()
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Промокод применён' })).toBeVisible()
  await expect(field).toHaveAccessibleDescription(
    'Промокод применён. Действует от 500 ₽. Скидка не больше 400 ₽',
  )
  await expect(field).toHaveValue('УГОЛЬ20')
  await count.getByRole('button', { name: 'Убавить' }).click()
  for (const sum of ['−179,40 ₽', '79 ₽', '796,60 ₽']) await expect(sums).toContainText(sum)
  await page.getByRole('button', { name: 'Убрать промокод' }).click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(sums).not.toContainText('Скидка по промокоду')

  // A code refused for delivery works for takeaway without being typed again.
  await field.fill('сам15')
  await apply.click()
  await expect(field).toHaveAccessibleDescription(/способа получения/)
  await storeElsewhere(page, 'order_delivery_method', 'TAKE_AWAY')
  await expect(field).toHaveAccessibleDescription(/Промокод применён/)
  await expect(sums).toContainText('Скидка по промокоду')
})

test('C-11 a code that leaves less than the zone’s minimum keeps the order possible and its delivery price', async ({
  page,
  venue,
  server,
}) => {
  const cola = await readDish(server, venue, 'Кола')
  // Only in the zone 'centre-far': 600 ₽ at least, 199 ₽ for delivery.
  const location = { lat: 44.002, lng: 34.195 }
  const order_delivery_place = {
    address: 'Лесная улица, 3',
    location,
    placeId: null,
    apartment: '2',
    entrance: '',
    floor: '',
    intercom: '',
    comment: '',
  }
  const cart = {
    cart_positions: [toLine(cola, 5)],
    order_delivery_place,
    order_payment_method: 'CARD_UPON_RECEIPT',
  }
  await openCheckout(page, { venue, server }, toDelivery, cart)
  const sums = page.locator('dl')
  for (const sum of ['745 ₽', '199 ₽', '944 ₽']) await expect(sums).toContainText(sum)

  await page.getByRole('textbox', { name: 'Промокод' }).fill('УГОЛЬ20')
  await page.getByRole('button', { name: 'Применить' }).click()
  for (const sum of ['−149 ₽', '199 ₽', '795 ₽']) await expect(sums).toContainText(sum)
  await expect(page.getByText(/Минимальный заказ/)).toBeHidden()
  await orderButton(page).click()
  await expect(placedPopup(page)).toBeVisible()
})

test('C-09 a code for three drinks waits for the third, then the cheapest is free', async ({
  page,
  venue,
  server,
}) => {
  const ayran = await readDish(server, venue, 'Айран')
  const mors = await readDish(server, venue, 'Клюквенный морс')
  await storeBefore(page, toTakeaway(venue, { cart_positions: [toLine(ayran), toLine(mors)] }))
  await page.goto('/cart')
  const field = page.getByRole('textbox', { name: 'Промокод' })
  const sums = page.locator('dl')
  await field.fill('ТРИЗАДВА')
  await page.getByRole('button', { name: 'Применить' }).click()
  await expect(field).toHaveAccessibleDescription('Добавьте блюда акции, и промокод сработает')
  await expect(sums).not.toContainText('Скидка по промокоду')

  const line = cartLines(page).filter({ hasText: mors.name })
  await line.getByRole('button', { name: 'Прибавить' }).click()
  await expect(field).toHaveAccessibleDescription('Промокод применён')
  for (const sum of ['397 ₽', '−119 ₽', '278 ₽']) await expect(sums).toContainText(sum)
})
