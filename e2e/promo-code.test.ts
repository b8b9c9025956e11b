import { readDish, toDelivery, toLine } from './cart-steps.ts'
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

test.beforeEach(async ({ page, venue, server }) => {
  const salad = await readDish(server, venue, 'Табуле')
  await storeBefore(page, toDelivery(venue, { cart_positions: [toLine(salad)] }))
  await page.goto('/cart')
})

test('C-09 each of the nine refusals is explained at the field, and the cart is counted without the code', async ({
  page,
}) => {
  await page.getByRole('listitem').getByRole('button', { name: 'Прибавить' }).click()
  const field = page.getByRole('textbox', { name: 'Промокод' })
  for (const [code, text] of refusals) {
    await field.fill(code)
    await page.getByRole('button', { name: 'Применить' }).click()
    await expect(field).toHaveAccessibleDescription(text)
    await expect(page.locator('dl')).toContainText('747 ₽')
  }
  // What was refused for delivery works for takeaway, without being typed again.
  await field.fill('сам15')
  await page.getByRole('button', { name: 'Применить' }).click()
  await expect(field).toHaveAccessibleDescription(/способа получения/)
  await storeElsewhere(page, 'order_delivery_method', 'TAKE_AWAY')
  await expect(field).toHaveAccessibleDescription(/Промокод применён/)
  await expect(page.locator('dl')).toContainText('Скидка по промокоду')
})

test('C-09 a code waits for its minimum, works, tells its limits and can be removed', async ({ page }) => {
  const field = page.getByRole('textbox', { name: 'Промокод' })
  await page.getByRole('button', { name: 'Применить' }).click()
  await expect(field).toHaveAccessibleDescription('Обязательное поле')
  const plus = page.getByRole('listitem').getByRole('button', { name: 'Прибавить' })
  await plus.click()
  await field.fill('минус150')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription('Ещё 302 ₽, и промокод сработает. Действует от 900 ₽')
  await expect(page.locator('dl')).not.toContainText('Скидка по промокоду')
  await plus.click()
  await plus.click()
  await expect(page.locator('dl')).toContainText('−150 ₽')
  await field.fill('угОЛЬ 20')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(
    'Промокод применён. Действует от 500 ₽. Скидка не больше 400 ₽',
  )
  await expect(field).toHaveValue('УГОЛЬ20')
  await page.getByRole('button', { name: 'Убрать промокод' }).click()
  await expect(field).toHaveValue('')
  await expect(page.locator('dl')).not.toContainText('Скидка по промокоду')
})
