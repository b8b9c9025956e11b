import type { Browser, Page } from '@playwright/test'
import { type Customer, makePerson, toDelivery } from './cart-steps.ts'
import type { DemoVenue } from './demo-venue.ts'
import { expect, test } from './fixtures.ts'
import { enterDemo, expectNoSideScroll } from './office-steps.ts'
import { operate } from './operate.ts'
import { placeOrder } from './orders-steps.ts'
import { storeBefore } from './visit.ts'

/** The counter of the demonstration's venue, with its shift begun. */
async function openBoard(
  page: Page,
  { restoId }: DemoVenue,
  role: 'Counter' | 'Manager' = 'Counter',
): Promise<void> {
  await enterDemo(page, role)
  await expect(page).toHaveURL(/\/office\/\d+\//)
  const [, brandId] = /\/office\/(\d+)\//.exec(page.url()) ?? []
  await page.goto(`/office/${brandId}/counter/${restoId}`)
  await page.getByRole('button', { name: 'Start the shift' }).click()
}

async function openOrder(
  browser: Browser,
  order: { readonly id: string },
  { venue, person, baseURL }: { venue: DemoVenue; person: Customer; baseURL: string | undefined },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en' })
  const page = await context.newPage()
  await storeBefore(page, toDelivery(venue, person.stored))
  await page.goto(`/orders/${order.id}`)
  return page
}

const cardOf = (page: Page, number: string) => page.getByRole('article', { name: `Order ${number}` })
const showColumn = async (page: Page, name: string) => {
  const tab = page.getByRole('group', { name: 'Which orders to show' }).getByRole('button', { name })
  if (await tab.isVisible()) await tab.click()
}

test('BO-01 BO-03 BO-05 BO-14 an order rings within two seconds and is followed by its customer to the end', async ({
  page,
  browser,
  baseURL,
  server,
  venue,
  isMobile,
  expectAccessible,
}) => {
  test.slow()
  await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1280, height: 800 })
  await openBoard(page, venue)
  const person = await makePerson(server)
  const order = await placeOrder({ server, venue }, person)
  const card = cardOf(page, order.number)
  await expect(card).toBeVisible({ timeout: 2000 })
  await expect(page).toHaveTitle(/^\(\d+\) /)
  await expectAccessible()
  await expectNoSideScroll(page)

  const customer = await openOrder(browser, order, { venue, person, baseURL })
  const headline = (text: string) => customer.getByRole('heading', { name: text })
  await expect(headline('Заказ передан в заведение')).toBeVisible()
  await card.getByRole('button', { name: 'Promise 5 minutes less' }).click()
  await card.getByRole('button', { name: 'Promise 5 minutes less' }).click()
  await card.getByRole('button', { name: /^Accept · 25 min/ }).click()
  await expect(headline('Заказ принят')).toBeVisible({ timeout: 2000 })

  await showColumn(page, 'Cooking')
  await card.getByRole('button', { name: 'Move the time' }).click()
  const delay = page.getByRole('dialog')
  await delay.getByRole('radio', { name: '15 min' }).click()
  await delay.getByRole('radio', { name: 'The weather delays the courier' }).click()
  await delay.getByRole('button', { name: 'Move by 15 min' }).click()
  await expect(customer.getByText('погода задержит курьера на 15 мин')).toBeVisible()

  await card.getByRole('button', { name: 'Start cooking' }).click()
  await card.getByRole('button', { name: /^Take back/ }).click()
  await card.getByRole('button', { name: 'Start cooking' }).click()
  await card.getByRole('button', { name: 'Ready', exact: true }).click()
  await showColumn(page, 'Ready')
  await card.getByRole('button', { name: 'Given to the courier' }).click()
  await expect(headline('Везём ваш заказ')).toBeVisible()
  await card.getByRole('button', { name: 'Delivered', exact: true }).click()
  await expect(card).toBeHidden()
  await expect(headline('Приятного аппетита!')).toBeVisible()
  await customer.context().close()
})

test('BO-06 BO-07 BO-13 two boards: a refusal stops the dish, the slower press reads who was faster, a cancellation is confirmed @once', async ({
  page,
  browser,
  baseURL,
  server,
  venue,
}) => {
  test.slow()
  await openBoard(page, venue)
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en' })
  const other = await elsewhere.newPage()
  await openBoard(other, venue, 'Manager')
  const person = await makePerson(server)

  const first = await placeOrder({ server, venue }, person)
  const [card, twin] = [cardOf(page, first.number), cardOf(other, first.number)]
  // Both press; the manager's press is on its way for longer.
  const accepted = page.waitForResponse(`**/orders/${first.id}/accept`)
  await other.route('**/accept', async (route) => {
    await accepted
    await route.continue()
  })
  await twin.getByRole('button', { name: /^Accept · / }).click()
  await card.getByRole('button', { name: /^Accept · / }).click()
  await expect(other.getByText(/^Done already: .+ \(demo\), \d\d:\d\d/).first()).toBeVisible()
  for (const board of [page, other]) await showColumn(board, 'Cooking')
  await expect(twin.getByRole('button', { name: 'Start cooking' })).toBeVisible()

  await card.getByRole('button', { name: 'Cancel the order' }).click()
  const refusal = page.getByRole('dialog')
  await refusal.getByRole('radio', { name: 'A dish has run out' }).click()
  await refusal.getByRole('checkbox', { name: /^Табуле/ }).click()
  await refusal.getByRole('button', { name: 'Refuse', exact: true }).click()
  await expect(card).toBeHidden()
  await expect(twin).toBeHidden()
  const customer = await openOrder(browser, first, { venue, person, baseURL })
  await expect(customer.getByText('Закончилось блюдо из заказа')).toBeVisible()
  await operate(server, 'stop', 'remove', 'ugolyok/salad-tabbouleh', '--at', 'centre')

  for (const board of [page, other]) await showColumn(board, 'New')
  const second = await placeOrder({ server, venue }, person)
  await expect(cardOf(page, second.number)).toBeVisible()
  await customer.goto(`/orders/${second.id}`)
  await customer.getByRole('button', { name: 'Отменить заказ' }).click()
  await customer.getByRole('alertdialog').getByRole('button', { name: 'Отменить заказ' }).click()
  for (const board of [page, other]) {
    await expect(cardOf(board, second.number).getByText('The customer has cancelled.')).toBeVisible()
  }
  await cardOf(page, second.number).getByRole('button', { name: 'Understood' }).click()
  for (const board of [page, other]) await expect(cardOf(board, second.number)).toBeHidden()
  await Promise.all([customer.context().close(), elsewhere.close()])
})

test('BO-08 a lost connection is told within ten seconds and stops the steps; what was missed is there after it @once', async ({
  page,
  context,
  server,
  venue,
}) => {
  await openBoard(page, venue)
  const person = await makePerson(server)
  const before = await placeOrder({ server, venue }, person)
  await expect(cardOf(page, before.number)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByRole('alert').getByText('Connection lost')).toBeVisible({ timeout: 12_000 })
  await expect(cardOf(page, before.number).getByRole('button', { name: /^Accept/ })).toBeDisabled()
  const missed = await placeOrder({ server, venue }, person)
  await context.setOffline(false)
  await expect(cardOf(page, missed.number)).toBeVisible()
  await expect(page.getByText('Connection lost')).toBeHidden()
  await cardOf(page, missed.number)
    .getByRole('button', { name: /^Accept/ })
    .click()
  await showColumn(page, 'Cooking')
  await expect(cardOf(page, missed.number).getByRole('button', { name: 'Start cooking' })).toBeVisible()
})
