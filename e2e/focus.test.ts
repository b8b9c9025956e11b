import { openCheckout, orderButton, readDish, toLine, toTakeaway } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { leaveMapOut } from './location-steps.ts'
import { codeField, drawPhone, readCode, requestCode } from './sign-in-steps.ts'
import { storeBefore } from './visit.ts'

test('a page that takes another’s place takes the focus and says its name; a popup gives it back', async ({
  page,
  open,
}) => {
  const main = (name: string) => page.getByRole('main', { name, exact: true })
  await open('/')
  const top = page.locator('#content')
  await expect(top).not.toBeFocused()
  const promotion = page.getByRole('region', { name: 'Акции' }).getByRole('link').first()
  await promotion.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(promotion).toBeFocused()
  await promotion.press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: 'Все акции' }).press('Enter')
  await expect(main('Акции')).toBeFocused()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Заведения' }).press('Enter')
  await expect(main('Заведения')).toBeFocused()
  await page.goBack()
  await expect(main('Акции')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/promotions\/\d+$/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
  await expect(top).toBeFocused()
})

test(
  'the focus stays in the cart when what was pressed is gone',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    test.slow()
    const salad = await readDish(server, venue, 'Табуле')
    await storeBefore(page, toTakeaway(venue, { cart_positions: [toLine(salad, 2)] }))
    await page.goto('/cart')
    const code = page.getByRole('textbox', { name: 'Промокод' })
    await code.fill('САМ15')
    await page.getByRole('button', { name: 'Применить' }).click()
    await expect(code).toBeFocused()
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Промокод применён' })).toBeVisible()
    await page.getByRole('button', { name: 'Убрать промокод' }).click()
    await expect(code).toHaveValue('')
    await expect(code).toBeFocused()

    await page.getByRole('button', { name: 'Удалить: Табуле' }).click()
    const way = page.getByRole('link', { name: 'Вернуться в меню' })
    await expect(way).toBeFocused()
    await expect(way).toHaveAccessibleDescription('Ваша корзина пуста')
    await page.getByRole('button', { name: 'Вернуть', exact: true }).press('Enter')
    await expect(page.getByRole('list', { name: 'Блюда в корзине' })).toBeFocused()

    await page.getByRole('button', { name: 'Войти' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Войти' })).toBeFocused()
    await page.keyboard.press('Enter')
    const phone = drawPhone()
    await requestCode(page, phone)
    await codeField(page).fill(await readCode(server.url, phone))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(orderButton(page)).toBeVisible()
    await expect(page.locator('[data-place=order]')).toBeFocused()

    await page.getByRole('button', { name: 'Очистить' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Очистить' }).click()
    await expect(way).toBeFocused()
  },
)

test(
  'a phone’s home: a closed banner leaves the focus to the page, and only a press opens the place',
  { tag: '@mobile' },
  async ({ page, open }) => {
    await leaveMapOut(page)
    await open('/')
    const banner = page.getByRole('complementary', { name: 'Приложение' })
    await banner.getByRole('button', { name: 'Закрыть' }).click()
    await expect(banner).toHaveCount(0)
    await expect(page.locator('#content')).toBeFocused()

    const methods = page.getByRole('group', { name: 'Способ получения' }).getByRole('button')
    await expect(methods).toHaveCount(2)
    await methods.last().focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    await expect(methods.last()).toBeFocused()
    await expect(methods.last()).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: 'Доставка', exact: true })).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Enter')
    const popup = page.getByRole('dialog', { name: 'Адрес' })
    await expect(popup.getByRole('radio', { name: 'Доставка' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    await expect(methods.first()).toBeFocused()
  },
)

test(
  'what is wrong with the order is told with the control that mends it',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const errors = [
      { code: 'delivery.out-of-zone', field: 'deliveryPlace.address', message: 'Туда курьер не ездит' },
      { code: 'order.invalid', field: 'preOrderAt', message: 'В это время мы спим' },
      { code: 'order.invalid', field: 'personCount', message: 'Столько вилок нет' },
      { code: 'position.stopped', field: 'positions.0', message: 'Кончилось минуту назад' },
    ]
    const refusal = Promise.withResolvers<void>()
    await page.route('**/api/v1/persons/*/orders', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await refusal.promise
      return route.fulfill({ status: 422, json: { errors } })
    })
    await openCheckout(page, { venue, server })
    await orderButton(page).click()
    const progress = page.getByRole('status').filter({ hasText: 'Оформляем заказ…' })
    await expect(progress).toBeVisible()
    // Who is busy is not read out before the end, when there is nothing left to read.
    await expect(progress).not.toHaveAttribute('aria-busy')
    refusal.resolve()
    const line = page.getByRole('listitem').getByRole('link', { name: 'Табуле', exact: true })
    await expect(line).toBeFocused()
    const told = [
      [line, 'Кончилось минуту назад'],
      [page.getByRole('group', { name: 'Табуле' }), 'Кончилось минуту назад'],
      [page.getByRole('group', { name: 'Количество персон' }), 'Столько вилок нет'],
      [page.getByRole('button', { name: 'Изменить адрес' }), 'Туда курьер не ездит'],
      [page.getByRole('group', { name: 'Когда' }), 'В это время мы спим'],
    ] as const
    for (const [control, message] of told) await expect(control).toHaveAccessibleDescription(message)
  },
)

test(
  'what comes later is read aloud: the count of the search, a group’s refusal, the text of a question',
  { tag: '@once' },
  async ({ page, venue, open }) => {
    await open('/')
    await page.getByRole('button', { name: /^Поиск/ }).click()
    const search = page.getByRole('dialog', { name: 'Поиск блюд' })
    const count = search.getByRole('status').first()
    await expect(count).toHaveText('')
    await search.getByRole('searchbox').fill('шаверма в лаваше')
    await expect(count).toHaveText(/^Найдено/)
    await search.getByRole('link', { name: 'Шаверма в лаваше', exact: true }).click()
    const dish = page.getByRole('dialog', { name: 'Шаверма в лаваше' })
    const group = dish.getByRole('group', { name: /^Лаваш/ })
    // In the page and not `display: none`, or what it says later would not be heard.
    await expect(group.locator('[aria-live]')).toHaveCSS('display', 'block')
    await dish.getByRole('button', { name: /^В корзину/ }).click()
    await expect(group).toHaveAccessibleDescription('Выберите один вариант')

    const drink = venue.positions.find(({ name }) => name === 'Энергетик «Кочегар»')
    await page.goto(`/menus/${venue.menuIds[0]}/positions/${drink?.id}`)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^В корзину/ })
      .click()
    const question = page.getByRole('alertdialog', { name: 'Вам есть 18 лет?' })
    await expect(question).toHaveAccessibleDescription(/\S/)
  },
)
