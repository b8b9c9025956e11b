import { listOrders, orderButton, placedPopup, readDish } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { leaveMap, leaveMapOut, openFirstVisit, pickAddress } from './location-steps.ts'
import { operate } from './operate.ts'
import { codeField, drawPhone, readCode } from './sign-in-steps.ts'
import { readStored } from './visit.ts'

/** Gestures are part of these tests. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a newcomer chooses an address, fills a cart, signs in, pays by card and watches the order arrive', async ({
  page,
  venue,
  server,
  isMobile,
}) => {
  test.slow()
  const salad = await readDish(server, venue, 'Табуле')

  await leaveMapOut(page)
  await openFirstVisit(page)
  await pickAddress(page, isMobile, 'Центральный проспект 20', 'Центральный проспект, 20')
  await leaveMap(page, isMobile)
  await page.getByRole('button', { name: 'Показать меню' }).click()
  await page.locator('#content').waitFor()
  await page.getByRole('button', { name: 'Только необходимые' }).click()

  await page.goto(`/menus/${salad.menu.id}`)
  await page.getByRole('button', { name: 'Добавить в корзину: Табуле' }).click()
  const count = page.getByRole('group', { name: 'Табуле' })
  await count.getByRole('button', { name: 'Прибавить' }).click()
  await count.getByRole('button', { name: 'Прибавить' }).click()
  await page
    .getByRole('link', { name: /^Корзина/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL('/cart')

  await page.getByRole('textbox', { name: 'Имя' }).fill('Вера')
  await page.getByRole('textbox', { name: 'Email для чека' }).fill('vera@example.com')
  await page.getByRole('button', { name: 'Войти' }).click()
  const phone = drawPhone()
  const popup = page.getByRole('dialog', { name: 'Вход' })
  await popup.getByRole('textbox', { name: 'Телефон' }).fill(phone)
  await popup.getByRole('button', { name: 'Получить код' }).click()
  await codeField(page).fill(await readCode(server.url, phone))

  await page.getByRole('textbox', { name: 'Квартира / офис' }).fill('5')
  await orderButton(page).click()
  await page.getByRole('button', { name: /^Оплатить/ }).click()
  const success = placedPopup(page)
  await success.getByRole('button', { name: 'К заказу' }).click()
  await expect(page).toHaveURL(/\/orders\//)

  const profile = (await readStored(page, 'person_profile')) as { id: string }
  const tokens = (await readStored(page, 'person_token_set')) as { accessToken: string; refreshToken: string }
  const headers = { authorization: `Bearer ${tokens.accessToken}` }
  const [order] = await listOrders(server, { ...tokens, personId: profile.id, headers })
  expect(order).toMatchObject({ status: 'NEW', payment: { status: 'PAID' } })

  // The venue's side. The page receives each step as an event.
  for (const [command, stage] of [
    ['accept', 'Заказ принят'],
    ['cook', 'Готовим ваш заказ'],
    ['ready', 'Готово, передаём курьеру'],
    ['deliver', 'Везём ваш заказ'],
    ['complete', 'Приятного аппетита!'],
  ] as const) {
    await operate(server, 'orders', command, order?.number ?? '')
    await expect(page.getByRole('heading', { name: stage })).toBeVisible()
  }
})
