import type { Page, Route } from '@playwright/test'
import {
  cartLines,
  cash,
  listOrders,
  openCheckout,
  orderButton,
  placedPopup,
  toTakeaway,
} from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { operate } from './operate.ts'
import { readStored } from './visit.ts'

const placing = '**/api/v1/persons/*/orders'

test('K-05 K-06 pressing the button many times makes one order, whose number is told', async ({
  page,
  venue,
  server,
  expectAccessible,
}) => {
  const person = await openCheckout(page, { venue, server }, toTakeaway, {
    ...cash,
    order_comment: 'Позвонить за 5 минут',
  })
  await orderButton(page).dblclick()
  const popup = placedPopup(page)
  await expect(popup).toContainText('Ждём ответа заведения: он появится на странице заказа')
  const orders = await listOrders(server, person)
  expect(orders).toMatchObject([{ status: 'NEW', total: 89_700, payment: { method: 'CASH_UPON_RECEIPT' } }])
  await expect(popup).toHaveAccessibleName(`Заказ ${orders[0]?.number} передан`)
  await expectAccessible()
  expect(await readStored(page, 'cart_positions')).toEqual([])
  expect(await readStored(page, 'order_comment')).toBe('')
  // The person's name outlives the order.
  expect(await readStored(page, 'order_person')).toMatchObject({ name: 'Анна' })
  await popup.getByRole('button', { name: 'К заказу' }).click()
  await expect(page).toHaveURL(`/orders/${orders[0]?.id}`)
})

test('K-05 K-09 nothing is sent while a dish is stopped or the network is down, and then it is sent by itself', async ({
  page,
  venue,
  server,
  context,
}) => {
  const person = await openCheckout(page, { venue, server }, toTakeaway, cash)
  const [line] = (await readStored(page, 'cart_positions')) as { id: number }[]
  const stopped = cartLines(page).getByText(/закончил/i)
  await operate(server, 'stop', 'add', String(line?.id))
  await expect(stopped).toBeVisible()
  await orderButton(page).click()
  await expect(cartLines(page).getByRole('link').first()).toBeFocused()
  expect(await listOrders(server, person)).toEqual([])
  await operate(server, 'stop', 'remove', String(line?.id))
  await expect(stopped).toHaveCount(0)

  await context.setOffline(true)
  await orderButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Ответ не дошёл' })
  await expect(question).toContainText('второго заказа не будет')
  expect(await listOrders(server, person)).toEqual([])
  await context.setOffline(false)
  await expect(placedPopup(page)).toBeVisible()
  expect(await listOrders(server, person)).toHaveLength(1)
})

test('K-05 an old order without an answer is asked about before it is sent again', async ({
  page,
  venue,
  server,
}) => {
  const person = await openCheckout(page, { venue, server }, toTakeaway, cash)
  await page.route(placing, (route) => route.abort())
  await orderButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Ответ не дошёл' })
  await question.getByRole('button', { name: 'Позже' }).click()
  await page.unroute(placing)
  await ageIntent(page)
  await page.reload()
  const left = page.getByRole('alertdialog', { name: 'Заказ без ответа' })
  await expect(left).toContainText('897 ₽')
  expect(await listOrders(server, person)).toEqual([])
  await left.getByRole('button', { name: 'Узнать и оформить' }).click()
  await expect(placedPopup(page)).toBeVisible()
  expect(await listOrders(server, person)).toHaveLength(1)

  await fillCartAgain(page)
  await page.route(placing, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await orderButton(page).click()
  await expect(question).toBeVisible()
  await page.unroute(placing)
  // 'Later', and then another cart: the old intent is settled first.
  await question.getByRole('button', { name: 'Позже' }).click()
  await cartLines(page).getByRole('button', { name: 'Прибавить' }).click()
  await orderButton(page).click()
  await expect(placedPopup(page)).toContainText('в этот заказ не вошло')
  expect(await listOrders(server, person)).toMatchObject([{ total: 89_700 }, { total: 89_700 }])
  expect(await readStored(page, 'cart_positions')).toMatchObject([{ name: 'Табуле', count: 1 }])
})

/** The same dishes as in the order just placed. */
async function fillCartAgain(page: Page): Promise<void> {
  await placedPopup(page).getByRole('button', { name: 'К заказу' }).click()
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(orderButton(page)).toContainText('897 ₽')
}

/** An hour passes for the stored intent. */
async function ageIntent(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('lavash')
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('records', 'readwrite')
          const store = transaction.objectStore('records')
          const reading = store.get('placing') as IDBRequest<{ startedAtMs: number }>
          reading.addEventListener('success', () => {
            store.put({ ...reading.result, startedAtMs: reading.result.startedAtMs - 3_600_000 }, 'placing')
          })
          transaction.addEventListener('complete', () => resolve())
        })
      }),
  )
}

test('K-05 E-04 a failing server, a lost answer and too many tries are told, and asking again makes one order', async ({
  page,
  venue,
  server,
}) => {
  const person = await openCheckout(page, { venue, server }, toTakeaway, { ...cash, app_locale: 'en' })
  await page.route(placing, (route) => route.fulfill({ status: 500, body: 'oops' }))
  await page.getByRole('button', { name: /^Place the order/ }).click()
  const question = page.getByRole('alertdialog', { name: 'No answer came' })
  await expect(question).toBeVisible()
  await page.unroute(placing)

  let tries = 0
  await page.route(placing, async (route) => {
    tries += 1
    if (tries > 1) return route.fulfill({ status: 429, json: { errors: [{ code: 'request.too-many' }] } })
    await route.fetch()
    return route.abort()
  })
  await question.getByRole('button', { name: 'Check again' }).click()
  await expect.poll(() => tries).toBe(3)
  await expect(question).toBeVisible()
  expect(tries).toBe(3)
  await page.unroute(placing)
  await question.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('dialog', { name: /^Order/ })).toBeVisible()
  expect(await listOrders(server, person)).toHaveLength(1)
})

test('K-05 a reload or a crash during placing ends in one order, which is shown', async ({
  page,
  venue,
  server,
  context,
}) => {
  const person = await openCheckout(page, { venue, server }, toTakeaway, cash)
  await placeWithoutAnswer(page)
  await page.reload()
  await expect(placedPopup(page)).toBeVisible()
  expect(await listOrders(server, person)).toHaveLength(1)
  expect(await readStored(page, 'cart_positions')).toEqual([])

  await fillCartAgain(page)
  await placeWithoutAnswer(page)
  await page.close()
  const next = await context.newPage()
  await next.goto('/cart')
  await expect(placedPopup(next)).toBeVisible()
  expect(await listOrders(server, person)).toHaveLength(2)
  expect(await readStored(next, 'cart_positions')).toEqual([])
})

/** The server takes the order, but its answer never arrives. */
async function placeWithoutAnswer(page: Page): Promise<void> {
  const { promise: reached, resolve } = Promise.withResolvers<void>()
  const handle = async (route: Route) => {
    await route.fetch()
    resolve()
  }
  await page.route(placing, handle, { times: 1 })
  await orderButton(page).click()
  await expect(page.getByText('Оформляем заказ…')).toBeVisible()
  await reached
}

test('K-05 an order survives a server that dies right after taking it', async ({ page, venue, server }) => {
  test.slow()
  const person = await openCheckout(page, { venue, server }, toTakeaway, cash)
  const restarted = new Promise<void>((resolve, reject) => {
    const handle = async (route: Route) => {
      await route.fetch()
      const restarting = server.restart()
      await route.abort()
      restarting.then(resolve, reject)
    }
    void page.route(placing, handle, { times: 1 })
  })
  await orderButton(page).click()
  const told = placedPopup(page)
  const question = page.getByRole('alertdialog', { name: 'Ответ не дошёл' })
  // The page repeats by itself. A server that is away longer is asked again when it is back.
  await expect(told.or(question).first()).toBeVisible({ timeout: 45_000 })
  await restarted
  if (await question.isVisible()) await question.getByRole('button', { name: 'Проверить ещё раз' }).click()
  await expect(told).toBeVisible()
  expect(await listOrders(server, person)).toHaveLength(1)
})

test('K-05 C-13 two tabs that place the same cart make one order', async ({
  page,
  venue,
  server,
  context,
}) => {
  const person = await openCheckout(page, { venue, server }, toTakeaway, cash)
  const other = await context.newPage()
  await other.goto('/cart')
  await other.locator('dl[aria-busy=false]').waitFor()
  const buttons = await Promise.all([orderButton(page).elementHandle(), orderButton(other).elementHandle()])
  await Promise.all(buttons.map((button) => button?.evaluate((element) => (element as HTMLElement).click())))
  await expect(other.getByText('Ваша корзина пуста')).toBeAttached()
  await expect(page.getByText('Ваша корзина пуста')).toBeAttached()
  expect(await listOrders(server, person)).toHaveLength(1)
})

test('K-05 a changed total is shown, and the order is placed only after a yes', async ({
  page,
  venue,
  server,
}) => {
  // The page believes that delivery is free.
  await page.route('**/orders/preflight', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { positions: { specials: string[] }[] }
    const positions = answer.positions.map((each) =>
      each.specials.includes('DELIVERY_PRICE') ? { ...each, payableAmount: 0 } : each,
    )
    await route.fulfill({ response, json: { ...answer, positions } })
  })
  const person = await openCheckout(page, { venue, server }, undefined, {
    order_payment_method: 'CARD_UPON_RECEIPT',
  })
  await expect(page.locator('dl')).toContainText('Бесплатно')
  await page.unroute('**/orders/preflight')
  await orderButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Сумма изменилась' })
  await expect(question).toContainText('Было 897 ₽, стало 976 ₽')
  expect(await listOrders(server, person)).toEqual([])
  await question.getByRole('button', { name: 'Посмотреть заказ' }).click()
  await expect(page.locator('dl')).toContainText('976 ₽')
  await orderButton(page).click()
  await expect(placedPopup(page)).toBeVisible()
  expect(await listOrders(server, person)).toMatchObject([{ total: 97_600 }])
})
