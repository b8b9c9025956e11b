import type { Locator, Page, Request } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  leaveMap,
  leaveMapOut,
  makeLine,
  openFirstVisit,
  openSearch,
  pickAddress,
  placeButton,
  seaside,
  toDelivered,
} from './location-steps.ts'
import { readStored, storeBefore, storeElsewhere, toStored } from './visit.ts'

test.beforeEach(({ page }) => leaveMapOut(page))

/** From now on every suggestion lies outside all zones. */
async function moveSuggestions(page: Page) {
  await page.route('**/1/geo/suggest*', async (route) => {
    const response = await route.fetch()
    const found = (await response.json()) as { details?: { coordinates: object } }[]
    const moved = found.map((item) => ({
      ...item,
      details: { ...item.details, coordinates: { lat: 44.00981, lng: 34.21601 } },
    }))
    await route.fulfill({ json: moved })
  })
}

/** Narrows the window and widens it again. */
async function expectToSurviveLayouts(page: Page, field: Locator, value: string) {
  await page.setViewportSize({ width: 600, height: 800 })
  await expect(page.getByRole('button', { name: /^Улица и дом/ })).toBeVisible()
  await expect(field).toHaveValue(value)
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(page.getByRole('combobox', { name: 'Улица и дом' })).toBeVisible()
  await expect(field).toHaveValue(value)
}

test('A-05 L-04 L-12 L-14 an address that is empty, unpicked or outside every zone is refused, and a valid one is saved', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  await openFirstVisit(page)
  await page.getByRole('button', { name: 'Показать меню' }).click()
  await expect(page.getByText('Укажите адрес доставки')).toBeVisible()
  const field = await openSearch(page, isMobile)
  await field.fill('где-то у моря')
  if (isMobile) {
    await expect(page.getByRole('button', { name: 'Подтвердить' })).toBeDisabled()
    await page.getByRole('button', { name: 'Назад' }).click()
  } else {
    await page.keyboard.press('Escape')
    // Half an address is no mistake yet.
    await expect(page.getByText('Выберите адрес из списка')).toHaveCount(0)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByText('Выберите адрес из списка или укажите его на карте').first()).toBeVisible()
  await moveSuggestions(page)
  await pickAddress(page, isMobile, 'приморская 16', 'Приморская набережная, 16')
  await expect(page.getByText('Адрес не входит в зону доставки').last()).toBeVisible()
  if (isMobile) {
    await expect(page.getByRole('button', { name: 'Подтвердить' })).toBeDisabled()
    await page.getByRole('button', { name: 'Назад' }).click()
  }

  await page.unroute('**/1/geo/suggest*')
  await pickAddress(page, isMobile, 'приморская 14', 'Приморская набережная, 14')
  await leaveMap(page, isMobile)
  const entrance = page.getByRole('textbox', { name: 'Подъезд' })
  await entrance.fill('2')
  await page.getByRole('textbox', { name: 'Квартира / офис' }).fill('27')
  await page.getByRole('textbox', { name: 'Комментарий курьеру' }).fill('Не звонить')
  await expectAccessible()
  if (!isMobile) await expectToSurviveLayouts(page, entrance, '2')
  await page.getByRole('button', { name: 'Показать меню' }).click()
  await expect(page.getByText('Приморская набережная, 14').first()).toBeVisible()
  expect(await readStored(page, 'order_delivery_method')).toBe('DELIVERY')
  expect(await readStored(page, 'order_delivery_place')).toMatchObject({
    address: 'Приморская набережная, 14',
    apartment: '27',
    entrance: '2',
    comment: 'Не звонить',
    placeId: expect.any(String),
    location: { lat: expect.closeTo(43.9891, 2), lng: expect.closeTo(34.1892, 2) },
  })
})

test(
  'L-10 a street without a house number is confirmed or made more exact',
  { tag: '@once' },
  async ({ page, isMobile }) => {
    await openFirstVisit(page)
    await pickAddress(page, isMobile, 'жасминовая', 'Жасминовая улица')
    await leaveMap(page, isMobile)
    await page.getByRole('button', { name: 'Показать меню' }).click()
    const question = page.getByRole('alertdialog', { name: 'Подтвердите адрес' })
    await question.getByRole('button', { name: 'Уточнить данные' }).click()
    await expect(question).toBeHidden()
    expect(await readStored(page, 'resto_id')).toBeNull()
    await page.getByRole('button', { name: 'Показать меню' }).click()
    await question.getByRole('button', { name: 'Продолжить без номера' }).click()
    await expect(page.getByText('Жасминовая улица').first()).toBeVisible()
    await expect.poll(() => readStored(page, 'order_delivery_method')).toBe('DELIVERY')
  },
)

test(
  'L-15 C-11 the delivery terms list each threshold, and overlapping zones use the one cheaper for the cart',
  { tag: '@once' },
  async ({ page, venue }) => {
    await storeBefore(page, toDelivered(venue, venue.restoId))
    await page.goto('/')
    await placeButton(page).click()
    const dialog = page.getByRole('dialog', { name: 'Адрес' })
    await expect(page.getByText(/Минимальная сумма заказа 500/)).toBeVisible()
    await page.getByRole('button', { name: 'Условия доставки' }).click()
    const terms = page.getByRole('dialog', { name: 'Условия доставки' })
    await expect(terms.getByRole('columnheader')).toHaveText(['Сумма заказа', 'Доставка'])
    const rows = terms.getByRole('row')
    await expect(rows.nth(1)).toHaveText(/от 500\s₽ до 900\s₽\s*99\s₽\s*40 мин/)
    await expect(rows.nth(3)).toHaveText(/от 1\s200\s₽ до 12\s000\s₽\s*Бесплатно/)
    await page.keyboard.press('Escape')
    await expect(terms).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    const fillCart = (price: number) =>
      storeElsewhere(page, 'cart_positions', [
        makeLine(venue.positions[0]?.id ?? 0, venue.menuIds[0] ?? 0, 'Шаверма', price),
      ])
    const overlap = { ...seaside, location: { lat: 43.99097, lng: 34.1954 } }
    await storeElsewhere(page, 'order_delivery_place', overlap)
    await fillCart(60_000)
    await placeButton(page).click()
    await expect(dialog.getByText(/99\s₽/).first()).toBeVisible()
    await expect(dialog.getByText(/79\s₽/)).toHaveCount(0)
    await fillCart(80_000)
    await expect(dialog.getByText(/79\s₽/).first()).toBeVisible()
  },
)

test(
  'L-11 L-13 E-02 dishes that the new place does not carry are named, and they or the whole cart are removed',
  { tag: '@once' },
  async ({ page, venue }) => {
    const [mainId = 0, breakfastId = 0] = venue.menuIds
    const response = await page.request.get(`/1/p/menus/${breakfastId}/positions`)
    const [breakfast] = (await response.json()) as { id: number; name: string; price: number }[]
    if (breakfast === undefined) throw new Error('The demonstration has no breakfast')
    const main = venue.positions.find(({ name }) => name.startsWith('Картофель')) ?? venue.positions[5]
    const cart = [
      makeLine(main?.id ?? 0, mainId, 'Картофель', 10_000),
      makeLine(breakfast.id, breakfastId, breakfast.name, breakfast.price),
    ]
    await storeBefore(page, { ...toStored(venue), cart_positions: cart })
    await page.goto('/')
    const move = async () => {
      await placeButton(page).click()
      await page.getByRole('radio', { name: 'Приморская набережная, 14' }).check()
      await page.getByRole('button', { name: 'Подтвердить' }).click()
    }
    await move()
    const question = page.getByRole('alertdialog', { name: 'Упс!' })
    await expect(question).toContainText(
      'Некоторые блюда не доставляются по новому адресу. Изменить адрес и очистить корзину?',
    )
    await expect(question).toContainText(breakfast.name)
    await question.getByRole('button', { name: 'Отмена' }).click()
    expect(await readStored(page, 'resto_id')).toBe(venue.restoId)
    // The venue's own page asks the same question.
    await page.getByRole('button', { name: 'Закрыть' }).click()
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'Заведения' }).click()
    await page.getByRole('article').filter({ hasText: 'Приморская набережная, 14' }).getByRole('link').click()
    await page.getByRole('button', { name: 'Забрать отсюда' }).click()
    await expect(question).toContainText('Изменить адрес и очистить корзину?')
    await expect(question.getByRole('button', { name: 'Изменить и очистить' })).toBeVisible()
    await question.getByRole('button', { name: 'Отмена' }).click()
    await footer.getByRole('link', { name: 'Уголёк' }).click()
    await move()
    await question.getByRole('button', { name: 'Убрать только их' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const chosenId = await readStored(page, 'resto_id')
    expect(chosenId).not.toBe(venue.restoId)
    expect(await readStored(page, 'cart_positions')).toHaveLength(1)

    // Closed while the server checks the cart: the customer stays, although the cart would fit.
    const isAsked = (request: Request) => request.postData()?.includes(`"restoId":${venue.restoId}`) === true
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/preflight', async (route) => {
      if (isAsked(route.request())) await held
      await route.continue()
    })
    await placeButton(page).click()
    await page.getByRole('radio', { name: 'Центральный проспект, 18' }).check()
    const asking = page.waitForRequest(isAsked)
    await page.getByRole('button', { name: 'Подтвердить' }).click()
    await asking
    await page.getByRole('button', { name: 'Закрыть' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const answered = page.waitForEvent('requestfinished', isAsked)
    release()
    await answered
    await placeButton(page).click()
    await expect(page.getByRole('radio', { name: 'Приморская набережная, 14' })).toBeChecked()
    expect(await readStored(page, 'resto_id')).toBe(chosenId)
  },
)

test(
  'L-13 another city is stored only by the save, which removes dishes it does not carry',
  { tag: '@once' },
  async ({ page, venue }) => {
    const cart = [makeLine(9_999_999, venue.menuIds[0] ?? 0, 'Вчерашнее блюдо', 10_000)]
    await storeBefore(page, { ...toStored(venue), cart_positions: cart })
    await page.goto('/')
    await placeButton(page).click()
    await page.getByRole('dialog', { name: 'Адрес' }).getByRole('button', { name: 'Приветный' }).click()
    await page.getByRole('radio', { name: 'Солнцегорье' }).check()
    await page.getByRole('button', { name: 'Продолжить' }).click()
    await expect(page.getByRole('group', { name: 'Пункты самовывоза' }).getByRole('radio')).toHaveCount(1)
    expect(await readStored(page, 'city_id')).toBe(venue.cityId)
    await page.getByRole('button', { name: 'Подтвердить' }).click()
    const question = page.getByRole('alertdialog', { name: 'Упс!' })
    await expect(question.getByRole('button', { name: 'Убрать только их' })).toHaveCount(0)
    await question.getByRole('button', { name: 'Изменить и очистить' }).click()
    await expect.poll(() => readStored(page, 'city_id')).not.toBe(venue.cityId)
    expect(await readStored(page, 'cart_positions')).toEqual([])
  },
)

test(
  'L-01 L-12 L-13 a closed popup forgets its choice, and a save replaces a payment method that the venue does not take',
  { tag: '@once' },
  async ({ page, venue }) => {
    await storeBefore(page, { ...toStored(venue), order_payment_method: 'CARD_ONLINE' })
    await page.goto('/')
    await placeButton(page).click()
    await page.getByRole('radio', { name: 'Городской пляж' }).check()
    await page.getByRole('button', { name: 'Закрыть' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await readStored(page, 'resto_id')).toBe(venue.restoId)
    await placeButton(page).click()
    await expect(page.getByRole('radio', { name: 'Центральный проспект, 18' })).toBeChecked()
    await page.getByRole('radio', { name: 'Городской пляж' }).check()
    await page.getByRole('button', { name: 'Подтвердить' }).click()
    await expect.poll(() => readStored(page, 'order_payment_method')).toBe('CASH_UPON_RECEIPT')
  },
)
