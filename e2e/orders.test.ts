import type { Page, Route } from '@playwright/test'
import { makePerson, readDish, toDelivery } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { leaveMapOut, placeButton } from './location-steps.ts'
import { operate } from './operate.ts'
import { payOtherwise, placeOrder, toOrderLine } from './orders-steps.ts'
import { codeField, drawPhone, readCode } from './sign-in-steps.ts'
import { startServer } from './start-server.ts'
import { chooseElsewhere, failNextCall, readStored, storeBefore, toStored, toVenueTime } from './visit.ts'

/** The order's headline, which is announced when it changes. */
const stage = (page: Page, text: string) => page.getByRole('heading', { name: text })

test(
  'K-10 a customer watches an order from acceptance to the door',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    test.slow()
    const person = await makePerson(server)
    const order = await placeOrder({ server, venue }, person)
    await storeBefore(page, toDelivery(venue, person.stored))
    const listening = page.waitForRequest(`**/orders/${order.id}/events`)
    await page.goto(`/orders/${order.id}`)
    await listening
    await expect(page.getByRole('heading', { level: 1, name: `Заказ ${order.number}` })).toBeVisible()
    await expect(page).toHaveTitle(`Заказ ${order.number} — Уголёк`)
    await expect(stage(page, 'Заказ передан в заведение')).toBeVisible()
    const sums = page.getByRole('region', { name: 'Состав заказа' })
    await expect(sums.getByRole('listitem')).toHaveText([
      /^3 × Табуле897\s₽$/,
      /^Доставка79\s₽$/,
      /^К оплате картой при получении976\s₽$/,
    ])
    await expect(page.getByText('Центральный проспект, 20, подъезд 2, кв. 27')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Позвонить' })).toHaveAttribute('href', /^tel:\+7\d{10}$/)
    for (const [step, text] of [
      ['accept', 'Заказ принят'],
      ['cook', 'Готовим ваш заказ'],
      ['ready', 'Готово, передаём курьеру'],
      ['deliver', 'Везём ваш заказ'],
      ['complete', 'Приятного аппетита!'],
    ] as const) {
      await operate(server, 'orders', step, order.id)
      await expect(stage(page, text)).toBeVisible()
    }
    await expect(page.getByRole('list', { name: 'Ход заказа' }).getByRole('listitem')).toHaveText([
      /^Принят1\d:\d\d$/,
      /^Готовится1\d:\d\d$/,
      /^В пути1\d:\d\d$/,
      /^Доставлен1\d:\d\d$/,
    ])
    await expect(sums.getByRole('listitem').last()).toHaveText(/^Оплачено976\s₽$/)
  },
)

test('K-10 an order page catches up after the server was away', { tag: '@once' }, async ({ page, venue }) => {
  // It starts its own server twice.
  test.slow()
  const own = await startServer()
  try {
    const person = await makePerson(own)
    const order = await placeOrder({ server: own, venue }, person)
    await storeBefore(page, toDelivery(venue, person.stored))
    const listening = page.waitForRequest(`**/orders/${order.id}/events`)
    await page.goto(`${own.url}/orders/${order.id}`)
    await listening
    await expect(stage(page, 'Заказ передан в заведение')).toBeVisible()
    await own.restart()
    await operate(own, 'orders', 'accept', order.id)
    await expect(stage(page, 'Заказ принят')).toBeVisible()
    await operate(own, 'orders', 'cook', order.id)
    await expect(stage(page, 'Готовим ваш заказ')).toBeVisible()
  } finally {
    await own.stop()
  }
})

test(
  'K-10 E-01 a missing answer is repeated, and an order that nobody accepted is cancelled after a question',
  { tag: '@once' },
  async ({ page, venue, server, problems }) => {
    const person = await makePerson(server)
    const order = await placeOrder({ server, venue }, person)
    await page.route(`**/orders/${order.id}`, (route) =>
      route.request().resourceType() === 'document' ? route.fallback() : route.abort(),
    )
    await storeBefore(page, toDelivery(venue, person.stored))
    await page.goto(`/orders/${order.id}`)
    await expect(page.getByText('Нет связи с сервером')).toBeVisible()
    await page.unroute(`**/orders/${order.id}`)
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(stage(page, 'Заказ передан в заведение')).toBeVisible()

    const cancel = page.getByRole('button', { name: 'Отменить заказ' })
    await cancel.click()
    const question = page.getByRole('alertdialog', { name: `Отменить заказ ${order.number}?` })
    await question.getByRole('button', { name: 'Не отменять' }).click()
    await expect(question).toHaveCount(0)
    await expect(stage(page, 'Заказ передан в заведение')).toBeVisible()
    // An unexpected error reaches the log, and the button can be pressed again.
    await failNextCall(page)
    await cancel.click()
    await question.getByRole('button', { name: 'Отменить заказ' }).click()
    await expect.poll(() => problems.splice(0)).toEqual(['fault: No clock'])
    await expect(cancel).not.toHaveAttribute('aria-busy')
    await cancel.click()
    await question.getByRole('button', { name: 'Отменить заказ' }).click()
    await expect(stage(page, 'Заказ отменён')).toBeVisible()
    await expect(cancel).toHaveCount(0)
  },
)

test(
  'K-10 an unpaid order is paid later or in another way, and a cancel that comes too late is told',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const person = await makePerson(server)
    const order = await placeOrder({ server, venue }, person, { payType: 'CARD_ONLINE' })
    await storeBefore(page, toDelivery(venue, person.stored))
    await page.goto(`/orders/${order.id}`)
    await expect(stage(page, 'Ждём оплату')).toBeVisible()
    await expect(page.getByText('Оплата не завершена')).toBeVisible()
    const deadline = toVenueTime(Date.parse(order.createdAt) + 15 * 60_000)
    await expect(page.getByText(`Заказ ждёт оплаты до ${deadline}`)).toBeVisible()
    await page.getByRole('button', { name: /^Оплатить 976/ }).click()
    await expect(page).toHaveURL(/\/sandbox\/payments\//)
    await page.goto(`/orders/${order.id}`)
    await page.getByRole('button', { name: 'Картой при получении' }).click()
    await expect(stage(page, 'Заказ передан в заведение')).toBeVisible()
    await expect(page.getByText('К оплате картой при получении')).toBeVisible()

    const cancel = page.getByRole('button', { name: 'Отменить заказ' })
    await cancel.click()
    await operate(server, 'orders', 'accept', order.id)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить заказ' }).click()
    await expect(stage(page, 'Заказ принят')).toBeVisible()
    await expect(cancel).toHaveCount(0)
  },
)

test(
  'K-10 my orders follow an order that was paid elsewhere in another way',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const person = await makePerson(server)
    const order = await placeOrder({ server, venue }, person, { payType: 'CARD_ONLINE' })
    await storeBefore(page, toDelivery(venue, person.stored))
    const listening = page.waitForResponse(`**/orders/${order.id}/events`)
    await page.goto('/orders')
    const card = page.getByRole('article')
    await expect(card).toContainText('Ждём оплату')
    await listening
    await payOtherwise(server, person, order.id)
    await expect(card).toContainText('Заказ передан в заведение')
  },
)

test(
  'K-10 E-01 my orders load page by page and live, and repeating one names what is not sold now',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const person = await makePerson(server)
    const [salad, other] = await Promise.all([
      readDish(server, venue, 'Табуле'),
      readDish(server, venue, 'Хумус с горячей лепёшкой'),
    ])
    for (let count = 0; count < 20; count += 1) await placeOrder({ server, venue }, person)
    const positions = [toOrderLine(salad, 3), toOrderLine(other, 1)]
    // Free from 1 200 ₽ on.
    const sum = salad.price * 3 + other.price
    const expectedTotal = sum < 120_000 ? sum + 7900 : sum
    const newest = await placeOrder({ server, venue }, person, { positions, expectedTotal })
    await operate(server, 'stop', 'add', String(other.id))
    try {
      await storeBefore(page, toDelivery(venue, person.stored))
      const listening = page.waitForRequest(`**/orders/${newest.id}/events`)
      await page.goto('/orders')
      await listening
      const cards = page.getByRole('article')
      await expect(cards).toHaveCount(20)
      const more = page.getByRole('button', { name: 'Показать ещё' })
      const nextPage = '**/orders?*before=*'
      await page.route(nextPage, (route) => route.abort())
      await more.click()
      await expect(page.getByRole('alert')).toHaveText(/^Нет связи с сервером/)
      await page.unroute(nextPage)
      // An order moves while the next page loads, and neither is lost.
      const moveOrder = async (route: Route) => {
        const isReadAnew = page.waitForRequest(/\/orders\?size=\d+$/)
        await operate(server, 'orders', 'accept', newest.id)
        await isReadAnew
        await route.continue()
      }
      await page.route(nextPage, moveOrder, { times: 1 })
      await more.click()
      await expect(cards).toHaveCount(21)
      await expect(cards.first()).toContainText('Заказ принят')
      await expect(more).toHaveCount(0)
      await cards.first().getByRole('link').click()
      await expect(page).toHaveURL(`/orders/${newest.id}`)

      await page.goBack()
      const again = cards.first().getByRole('button', { name: /^Повторить/ })
      await again.click()
      await expect(page.getByText(`Сейчас нельзя заказать: ${other.name}`)).toBeVisible()
      await expect(page).toHaveURL('/cart')
      expect(await readStored(page, 'cart_positions')).toMatchObject([{ id: salad.id, count: 3 }])
    } finally {
      await operate(server, 'stop', 'remove', String(other.id))
    }
  },
)

test(
  'the place of an earlier order is chosen again with one press',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const person = await makePerson(server)
    await placeOrder({ server, venue }, person)
    await leaveMapOut(page)
    await storeBefore(page, { ...toStored(venue), ...person.stored })
    await page.goto('/')
    await placeButton(page).click()
    const popup = page.getByRole('dialog', { name: 'Адрес' })
    await popup.getByRole('radio', { name: 'Доставка' }).check()
    await popup.getByRole('button', { name: 'Центральный проспект, 20, кв. 27' }).click()
    await expect(popup.getByRole('textbox', { name: 'Подъезд' })).toHaveValue('2')
    await popup.getByRole('button', { name: 'Подтвердить' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await readStored(page, 'order_delivery_place')).toMatchObject({
      address: 'Центральный проспект, 20',
      apartment: '27',
      entrance: '2',
    })
  },
)

test(
  'A-03 K-10 an order page asks a visitor to sign in and does not show somebody else’s order',
  { tag: '@once' },
  async ({ page, open, venue, server }) => {
    const order = await placeOrder({ server, venue }, await makePerson(server))
    const phone = drawPhone()
    await open(`/orders/${order.id}`)
    await expect(page).toHaveURL('/auth')
    await page.getByRole('textbox', { name: 'Телефон' }).fill(phone)
    await page.keyboard.press('Enter')
    await codeField(page).fill(await readCode(server.url, phone))
    await expect(page).toHaveURL(`/orders/${order.id}`)
    await page.getByRole('link', { name: 'Мои заказы' }).click()
    await expect(page).toHaveURL('/orders')
    await expect(page.getByText('Заказов пока нет')).toBeVisible()
  },
)

test('both order pages are accessible in both themes, also in English', async ({
  page,
  venue,
  server,
  expectAccessible,
}) => {
  const person = await makePerson(server)
  const order = await placeOrder({ server, venue }, person, { payType: 'CARD_ONLINE' })
  await storeBefore(page, toDelivery(venue, person.stored))
  await page.goto('/orders')
  await page.getByRole('article').getByRole('link').click()
  await expect(page).toHaveURL(`/orders/${order.id}`)
  await expect(stage(page, 'Ждём оплату')).toBeVisible()
  await expectAccessible()
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(1)
  await chooseElsewhere(page, 'en')
  await expect(page.getByText('Waiting for the payment')).toBeVisible()
  await expectAccessible()
})
