import { makePerson, readDish, toDelivery, toLine, toTakeaway } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { readStored, storeBefore } from './visit.ts'

test('C-01 an empty cart says so and leads back to the menu', { tag: '@once' }, async ({ page, open }) => {
  await open('/cart')
  await expect(page.getByText('Ваша корзина пуста')).toBeVisible()
  await page.getByRole('link', { name: 'Вернуться в меню' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('with two dishes', () => {
  test.beforeEach(async ({ page, venue, server }) => {
    const [salad, hummus] = await Promise.all([
      readDish(server, venue, 'Табуле'),
      readDish(server, venue, 'Хумус с горячей лепёшкой'),
    ])
    const cart = [toLine(salad, 2), toLine(hummus)]
    await storeBefore(page, toTakeaway(venue, { cart_positions: cart }))
    await page.goto('/cart')
    await expect(page.getByRole('listitem')).toHaveCount(2)
  })

  test('C-02 clearing asks, and only a yes clears', { tag: '@once' }, async ({ page }) => {
    await page.getByRole('button', { name: 'Очистить' }).click()
    const question = page.getByRole('alertdialog', { name: 'Очистить корзину?' })
    await question.getByRole('button', { name: 'Отмена' }).click()
    await expect(question).toHaveCount(0)
    await expect(page.getByRole('listitem')).toHaveCount(2)
    await page.getByRole('button', { name: 'Очистить' }).click()
    await question.getByRole('button', { name: 'Очистить' }).click()
    await expect(page.getByText('Ваша корзина пуста')).toBeVisible()
    expect(await readStored(page, 'cart_positions')).toEqual([])
  })

  test('C-05 a removed dish can be had back, at its place', { tag: '@once' }, async ({ page }) => {
    const lines = page.getByRole('listitem')
    await page.getByRole('button', { name: 'Удалить: Табуле' }).click()
    await expect(lines).toHaveCount(1)
    await page.getByRole('button', { name: 'Вернуть' }).click()
    await expect(lines.first()).toContainText('Табуле')
    await expect(lines.first().getByRole('status')).toHaveText('2')
  })

  test(
    'C-04 the stepper changes the sum at once, and the last minus removes',
    { tag: '@once' },
    async ({ page }) => {
      const salad = page.getByRole('listitem').first()
      await expect(salad).toContainText('598 ₽')
      await salad.getByRole('button', { name: 'Прибавить' }).click()
      await expect(salad).toContainText('897 ₽')
      const hummus = page.getByRole('listitem').nth(1)
      await hummus.getByRole('button', { name: 'Удалить', exact: true }).click()
      await expect(page.getByRole('listitem')).toHaveCount(1)
    },
  )

  test('C-06 the number of people is kept', { tag: '@once' }, async ({ page }) => {
    const people = page.getByRole('group', { name: 'Количество персон' })
    await people.getByRole('button', { name: 'Прибавить' }).click()
    await expect(people.getByRole('status')).toHaveText('2')
    await page.reload()
    await expect(people.getByRole('status')).toHaveText('2')
    expect(await readStored(page, 'order_person_count')).toBe(2)
  })

  test(
    'C-13 the cart survives a reload and follows between tabs',
    { tag: '@once' },
    async ({ page, context }) => {
      await page.reload()
      const lines = page.getByRole('listitem')
      await expect(lines).toHaveCount(2)
      const other = await context.newPage()
      await other.goto('/cart')
      await other.getByRole('listitem').first().getByRole('button', { name: 'Прибавить' }).click()
      await expect(lines.first()).toContainText('897 ₽')
      await other.getByRole('button', { name: /^Удалить: Хумус/ }).click()
      await expect(lines).toHaveCount(1)
    },
  )

  test('nothing on the page is out of reach for anybody', async ({ expectAccessible }) => {
    await expectAccessible()
  })
})

test(
  'C-11 the cart tells what is missing to the minimum and to a free delivery',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const salad = await readDish(server, venue, 'Табуле')
    await storeBefore(page, toDelivery(venue, { cart_positions: [toLine(salad)] }))
    await page.goto('/cart')
    await expect(page.getByText('Минимальная сумма заказа 400 ₽. До минимальной суммы 101 ₽')).toBeVisible()
    const plus = page.getByRole('listitem').getByRole('button', { name: 'Прибавить' })
    await plus.click()
    await expect(page.getByText('Ещё 102 ₽, и доставка будет 79 ₽')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '59800')
    await plus.click()
    await expect(page.getByText('До бесплатной доставки 303 ₽')).toBeVisible()
    await expect(page.getByText('Зона «Центр», заказ от 700 ₽ до 1 200 ₽')).toBeVisible()
    await plus.click()
    await plus.click()
    await expect(page.getByText('Бесплатно')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  },
)

test(
  'C-11 too much for one order is told with a way out',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const salad = await readDish(server, venue, 'Табуле')
    await storeBefore(page, toDelivery(venue, { cart_positions: [toLine(salad, 60)] }))
    await page.goto('/cart')
    await expect(
      page.getByText('Максимальная сумма заказа 15 000 ₽. Разделите его на несколько заказов'),
    ).toBeVisible()
  },
)

test(
  'B-09 dishes of the cart speak the language of now',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const salad = await readDish(server, venue, 'Табуле')
    const stored = toTakeaway(venue, { cart_positions: [toLine(salad)], app_locale: 'en' })
    await storeBefore(page, stored)
    await page.goto('/cart')
    await expect(page.getByRole('listitem')).toContainText('Tabbouleh')
    await expect(page.getByText('To place an order, sign in')).toBeVisible()
  },
)

test('a full cart of a signed-in customer is accessible on a delivery', async ({
  page,
  venue,
  server,
  expectAccessible,
}) => {
  const [salad, person] = await Promise.all([readDish(server, venue, 'Табуле'), makePerson(server)])
  const line = toLine(salad, 3)
  await storeBefore(page, toDelivery(venue, { ...person.stored, cart_positions: [line] }))
  await page.goto('/cart')
  await expect(page.getByText('Доставим за')).toBeVisible()
  await expectAccessible()
})
