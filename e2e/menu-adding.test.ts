import { cartLinesMax } from '@lavash/rulebook/site/limits'
import type { Page } from '@playwright/test'
import { cardOf, getDish, isPlain, toLine } from './demo-dishes.ts'
import { expect, test } from './fixtures.ts'
import { readStored, storeBefore, storeElsewhere, toStored } from './visit.ts'

const toMoney = (minor: number) =>
  new Intl.NumberFormat('ru', { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 }).format(
    minor / 100,
  )

/** The button with the sum: at the bottom of a phone, in the bar of a desktop. */
/** The first: on a desktop the menu's bar has another one while the app bar is out of sight. */
const cartOf = (page: Page) => page.getByRole('link', { name: /^Корзина · / }).first()

test('C-03 C-04 X-04 a dish is counted on its card, and the cart button follows and leads to the cart', async ({
  page,
  venue,
  server,
  open,
  isMobile,
  expectAccessible,
}) => {
  const dish = await getDish(server.url, venue, isPlain)
  await open(`/menus/${venue.menuIds[0]}`)
  const card = cardOf(page, dish.name)
  await expect(cartOf(page)).toHaveCount(0)
  await card.getByRole('button', { name: `Добавить в корзину: ${dish.name}` }).click()
  await expect(card.getByRole('status')).toHaveText('1')
  // The pressed button is gone, and its replacement has the focus.
  await expect(card.getByRole('button', { name: 'Прибавить' })).toBeFocused()
  await card.getByRole('button', { name: 'Прибавить' }).click()
  await expect(card.getByRole('status')).toHaveText('2')
  await expect(cartOf(page)).toContainText(toMoney(dish.price * 2))
  await expect(cartOf(page)).toContainText('2')
  expect(await readStored(page, 'cart_positions')).toMatchObject([
    { id: dish.id, count: 2, sum: dish.price * 2 },
  ])
  await page.reload()
  await page.locator('#content').waitFor()
  await expect(card.getByRole('status')).toHaveText('2')
  await expectAccessible()
  if (isMobile) {
    await expectFreeEnd(page)
    await page.goto('/')
    await expect(cartOf(page)).toContainText('Корзина · 2')
    await page.goBack()
  }
  await card.getByRole('button', { name: 'Убавить' }).click()
  await expect(cartOf(page)).toContainText(toMoney(dish.price))
  await cartOf(page).click()
  await expect(page).toHaveURL('/cart')
  await page.goBack()
  await card.getByRole('button', { name: 'Убавить' }).click()
  await expect(card.getByRole('button', { name: `Добавить в корзину: ${dish.name}` })).toBeFocused()
  await expect(cartOf(page)).toHaveCount(0)
})

async function expectFreeEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 1_000_000, behavior: 'instant' }))
  const last = page.getByRole('contentinfo')
  await expect(last).toBeInViewport()
  const footer = await last.boundingBox()
  const button = await cartOf(page).boundingBox()
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
}

test(
  'C-03 C-04 a dish with modifiers asks for them first, and is reduced on the card or by its choice',
  { tag: '@once' },
  async ({ page, venue, server, open }) => {
    const dish = await getDish(server.url, venue, ({ hasModifiers, isStopped }) => hasModifiers && !isStopped)
    await open(`/menus/${venue.menuIds[0]}`)
    const card = cardOf(page, dish.name)
    await card.getByRole('button', { name: /^Добавить в корзину/ }).click()
    const layer = page.getByRole('dialog', { name: dish.name })
    await expect(layer).toBeVisible()
    await expect(page).toHaveURL(`/menus/${venue.menuIds[0]}/positions/${dish.id}`)
    expect(await readStored(page, 'cart_positions')).toBeNull()
    await page.goBack()
    await expect(layer).toHaveCount(0)

    await storeElsewhere(page, 'cart_positions', [toLine(dish, 2, 901)])
    await card.getByRole('button', { name: 'Убавить' }).click()
    await expect(card.getByRole('status')).toHaveText('1')
    await expect(cartOf(page)).toContainText(toMoney(dish.price))

    await storeElsewhere(page, 'cart_positions', [toLine(dish, 2, 901), toLine(dish, 1, 902)])
    await expect(card.getByRole('status')).toHaveText('3')
    await card.getByRole('button', { name: 'Убавить' }).click()
    await expect(page.getByRole('dialog', { name: `${dish.name}. Какую убавить?` })).toBeVisible()
  },
)

test(
  'C-03 a full cart takes no new dish and says so in the list and over it',
  { tag: '@once' },
  async ({ page, venue, server }) => {
    const withModifiers = await getDish(server.url, venue, ({ hasModifiers }) => hasModifiers)
    const plain = await getDish(server.url, venue, isPlain)
    const lines = Array.from({ length: cartLinesMax }, (_, index) => toLine(withModifiers, 1, 901 + index))
    await storeBefore(page, { ...toStored(venue), cart_positions: lines })
    await page.goto(`/menus/${venue.menuIds[0]}`)
    const full = page.getByText(/^Корзина заполнена/)
    await cardOf(page, plain.name)
      .getByRole('button', { name: /^Добавить в корзину/ })
      .click()
    await expect(full).toHaveCount(1)
    await page.goto(`/menus/${venue.menuIds[0]}/positions/${plain.id}`)
    const dish = page.getByRole('dialog', { name: plain.name })
    await dish.getByRole('button', { name: /^В корзину/ }).click()
    await expect(full).toHaveCount(1)
    await expect(dish).toBeVisible()
    expect(await readStored(page, 'cart_positions')).toHaveLength(cartLinesMax)
  },
)
