import { cartLines, readDish, toDelivery, toLine, toTakeaway } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { readStored, storeBefore, storeElsewhere } from './visit.ts'

test.describe('with two dishes', () => {
  test.beforeEach(async ({ page, venue, server }) => {
    const [salad, hummus] = await Promise.all([
      readDish(server, venue, 'Табуле'),
      readDish(server, venue, 'Хумус с горячей лепёшкой'),
    ])
    const cart = [toLine(salad, 2), toLine(hummus)]
    await storeBefore(page, toTakeaway(venue, { cart_positions: cart }))
    await page.goto('/cart')
    await expect(cartLines(page)).toHaveCount(2)
  })

  test('C-01 C-02 C-04 C-05 the cart restores a removed dish, recomputes its sum, and is cleared only after a yes', async ({
    page,
    expectAccessible,
  }) => {
    await expectAccessible()
    const lines = cartLines(page)
    await page.getByRole('button', { name: 'Удалить: Табуле' }).click()
    await expect(lines).toHaveCount(1)
    await page.getByRole('button', { name: 'Вернуть' }).click()
    // In its old place with its old count.
    await expect(lines.first()).toContainText('Табуле')
    await expect(lines.first().getByRole('status')).toHaveText('2')

    await page.getByRole('button', { name: 'Очистить' }).click()
    const question = page.getByRole('alertdialog', { name: 'Очистить корзину?' })
    await question.getByRole('button', { name: 'Отмена' }).click()
    await expect(question).toHaveCount(0)
    await expect(lines).toHaveCount(2)

    await expect(lines.first()).toContainText('598 ₽')
    await lines.first().getByRole('button', { name: 'Прибавить' }).click()
    await expect(lines.first()).toContainText('897 ₽')
    await lines.nth(1).getByRole('button', { name: 'Удалить', exact: true }).click()
    await expect(lines).toHaveCount(1)

    await page.getByRole('button', { name: 'Очистить' }).click()
    await question.getByRole('button', { name: 'Очистить' }).click()
    await expect(page.getByText('Ваша корзина пуста')).toBeVisible()
    expect(await readStored(page, 'cart_positions')).toEqual([])
    await page.getByRole('link', { name: 'Вернуться в меню' }).click()
    await expect(page).toHaveURL(/\/menus\/\d+$/)
    await expect(page.getByRole('navigation', { name: 'Меню' })).toBeVisible()
  })

  test(
    'C-06 C-13 B-09 a reload keeps dishes and number of people, and other tabs follow',
    { tag: '@once' },
    async ({ page, context }) => {
      const people = page.getByRole('group', { name: 'Количество персон' })
      await people.getByRole('button', { name: 'Прибавить' }).click()
      await expect(people.getByRole('status')).toHaveText('2')
      await page.reload()
      await expect(people.getByRole('status')).toHaveText('2')
      expect(await readStored(page, 'order_person_count')).toBe(2)
      const lines = cartLines(page)
      await expect(lines).toHaveCount(2)

      await page.evaluate(() => window.localStorage.setItem('app_locale', '"en"'))
      const other = await context.newPage()
      await other.goto('/cart')
      await expect(other.getByText('To place an order, sign in')).toBeVisible()
      const salad = cartLines(other).filter({ hasText: 'Tabbouleh' })
      await salad.getByRole('button', { name: 'One more' }).click()
      await expect(lines.first()).toContainText('897 ₽')
      await other.getByRole('button', { name: /^Remove: Hummus/ }).click()
      await expect(lines).toHaveCount(1)
    },
  )
})

test(
  'C-11 the cart tells what is missing to the minimum and to free delivery, and what to do about too large an order',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const salad = await readDish(server, venue, 'Табуле')
    await storeBefore(page, toDelivery(venue, { cart_positions: [toLine(salad)] }))
    await page.goto('/cart')
    await expect(
      page.getByText('Минимальная сумма заказа 400 ₽. Ещё 101 ₽ до минимальной суммы'),
    ).toBeVisible()
    const plus = cartLines(page).getByRole('button', { name: 'Прибавить' })
    await plus.click()
    await expect(page.getByText('Ещё 102 ₽, и доставка будет 79 ₽').first()).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '59800')
    await plus.click()
    await expect(page.getByText('Ещё 303 ₽ до бесплатной доставки').first()).toBeVisible()
    await expect(page.getByText('Зона «Центр», заказ от 700 ₽ до 1 200 ₽')).toBeVisible()
    await plus.click()
    await plus.click()
    await expect(page.getByText('Бесплатно')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await storeElsewhere(page, 'cart_positions', [toLine(salad, 60)])
    await expect(
      page.getByText('Максимальная сумма заказа 15 000 ₽. Разделите его на несколько заказов'),
    ).toBeVisible()
  },
)
