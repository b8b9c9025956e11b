import type { Page } from '@playwright/test'
import { readDish, toLine, toTakeaway } from './cart-steps.ts'
import { cardOf } from './demo-dishes.ts'
import { expect, test } from './fixtures.ts'
import { operate } from './operate.ts'
import { readStored, storeBefore } from './visit.ts'

const beet = { slug: 'salad-beet', name: 'Печёная свёкла и фета' }
const shawarma = 'Шаверма в лаваше'
const dishOf = (page: Page, name: string) => page.getByRole('dialog', { name })

test('AV-01 a dish stopped at one venue is shown there at once with its end, and another venue keeps it', async ({
  page,
  venue,
  server,
  browser,
  open,
}) => {
  const dish = await readDish(server, venue, beet.name)
  const elsewhere = await browser.newPage({ baseURL: server.url })
  await storeBefore(elsewhere, toTakeaway(venue, { resto_id: venue.otherRestoId }))
  try {
    const listening = page.waitForResponse(/\/events$/)
    await open(`/menus/${dish.menu.id}`)
    await listening
    await elsewhere.goto(`/menus/${dish.menu.id}`)
    await expect(cardOf(page, dish.name)).not.toContainText('Закончилось')
    await operate(server, 'stop', 'add', beet.slug, '--at', 'centre', '--until', '18:00')
    await expect(cardOf(page, dish.name)).toContainText('Закончилось, снова в 18:00')
    await expect(cardOf(page, dish.name).getByRole('button')).toHaveCount(0)

    await page.getByRole('button', { name: /^Поиск/ }).click()
    await page.getByRole('searchbox', { name: 'Поиск' }).fill(dish.name)
    const found = page.getByRole('dialog', { name: 'Поиск блюд' }).getByRole('article').first()
    await expect(found).toContainText('снова в 18:00')
    await found.getByRole('link').click()
    await expect(dishOf(page, dish.name)).toContainText('Блюдо закончилось, снова в 18:00')
    await expect(dishOf(page, dish.name).getByRole('button', { name: /^В корзину/ })).toBeDisabled()

    await elsewhere.reload()
    await expect(cardOf(elsewhere, dish.name)).toBeVisible()
    await expect(cardOf(elsewhere, dish.name)).not.toContainText('Закончилось')

    await operate(server, 'stop', 'remove', beet.slug, '--at', 'centre')
    await expect(dishOf(page, dish.name).getByRole('button', { name: /^В корзину/ })).toBeEnabled()
  } finally {
    await operate(server, 'stop', 'remove', beet.slug)
    await elsewhere.close()
  }
})

test('AV-03 a stopped dish comes back by the clock, without a word from the server', async ({
  page,
  venue,
  server,
  open,
}) => {
  await page.clock.install()
  const dish = await readDish(server, venue, beet.name)
  await operate(server, 'stop', 'add', beet.slug, '--at', 'centre', '--until', '18:00')
  try {
    await open(`/menus/${dish.menu.id}`)
    await expect(cardOf(page, dish.name)).toContainText('снова в 18:00')
    await page.clock.fastForward('06:01:00')
    await expect(cardOf(page, dish.name)).not.toContainText('Закончилось')
  } finally {
    await operate(server, 'stop', 'remove', beet.slug)
  }
})

test('AV-02 a modifier’s item that has run out says so and cannot be chosen; without any the dish is stopped', async ({
  page,
  venue,
  server,
  open,
  expectAccessible,
}) => {
  const dish = await readDish(server, venue, shawarma)
  const items = ['lavash/classic', 'lavash/cheese', 'lavash/gluten-free']
  const [classic = '', cheese = '', glutenFree = ''] = items
  try {
    const listening = page.waitForResponse(/\/events$/)
    await open(`/menus/${dish.menu.id}/positions/${dish.id}`)
    await listening
    const popup = dishOf(page, shawarma)
    await popup.getByRole('radio', { name: 'Сырный' }).check()
    await operate(server, 'stop', 'add', cheese, '--at', 'centre', '--until', '18:00')
    const radio = popup.getByRole('radio', { name: /Сырный/ })
    await expect(radio).toBeDisabled()
    await expect(radio).not.toBeChecked()
    await expect(popup.getByText('Закончилось, снова в 18:00')).toBeVisible()
    await expectAccessible()
    const put = popup.getByRole('button', { name: /^В корзину/ })
    await popup.getByRole('radio', { name: 'Классический' }).check()
    await expect(put).toBeEnabled()
    await operate(server, 'stop', 'add', classic, '--at', 'centre')
    await operate(server, 'stop', 'add', glutenFree, '--at', 'centre')
    await expect(put).toBeDisabled()
    await expect(popup).toContainText('Блюдо закончилось, снова в 18:00')
  } finally {
    for (const item of items) await operate(server, 'stop', 'remove', item)
  }
})

test('AV-01 a dish stopped after the menu was read and before events are heard is shown as stopped', async ({
  page,
  venue,
  server,
  open,
}) => {
  const dish = await readDish(server, venue, beet.name)
  const held = Promise.withResolvers<void>()
  await page.route(/\/restos\/\d+\/events$/, async (route) => {
    await held.promise
    await route.continue()
  })
  try {
    const asked = page.waitForRequest(/\/restos\/\d+\/events$/)
    await open(`/menus/${dish.menu.id}`)
    await asked
    await expect(cardOf(page, dish.name)).not.toContainText('Закончилось')
    await operate(server, 'stop', 'add', beet.slug, '--at', 'centre')
    held.resolve()
    await expect(cardOf(page, dish.name)).toContainText('Закончилось')
  } finally {
    await operate(server, 'stop', 'remove', beet.slug)
  }
})

test('AV-01 where a server does not know the call, its menus say what is stopped', async ({
  page,
  venue,
  server,
  open,
  problems,
}) => {
  await page.route(/\/availability$/, (route) =>
    route.fulfill({ status: 404, json: { errors: [{ code: 'request.not-found', message: 'Нет' }] } }),
  )
  const dish = await readDish(server, venue, beet.name)
  try {
    const listening = page.waitForResponse(/\/events$/)
    await open(`/menus/${dish.menu.id}`)
    await listening
    await expect(cardOf(page, 'Шаверма с креветкой')).toContainText('Закончилось')
    await expect(cardOf(page, dish.name)).not.toContainText('Закончилось')
    await operate(server, 'stop', 'add', beet.slug)
    await expect(cardOf(page, dish.name)).toContainText('Закончилось')
  } finally {
    await operate(server, 'stop', 'remove', beet.slug)
  }
  // The browser tells of each 404.
  problems.splice(0)
})

test('CO-18 a dish that the venue leaves out is not in its menu, its search or behind a link, and is missed in a cart that moves there', async ({
  page,
  venue,
  server,
}) => {
  const soup = await readDish(server, venue, 'Чечевичный суп')
  await storeBefore(page, toTakeaway(venue, { resto_id: venue.otherRestoId }))
  await page.goto(`/menus/${soup.menu.id}`)
  await expect(cardOf(page, beet.name)).toBeVisible()
  await expect(cardOf(page, soup.name)).toHaveCount(0)
  await page.getByRole('button', { name: /^Поиск/ }).click()
  await page.getByRole('searchbox', { name: 'Поиск' }).fill(soup.name)
  const found = page.getByRole('dialog', { name: 'Поиск блюд' }).getByRole('article')
  await expect(found.filter({ hasText: soup.name })).toHaveCount(0)
  await page.goto(`/menus/${soup.menu.id}/positions/${soup.id}`)
  await expect(page).toHaveURL('/')
  await expect(dishOf(page, soup.name)).toHaveCount(0)

  await page.evaluate(
    ([restoId, lines]) => {
      window.localStorage.setItem('resto_id', JSON.stringify(restoId))
      window.localStorage.setItem('cart_positions', JSON.stringify(lines))
    },
    [venue.restoId, [toLine(soup, 2)]] as const,
  )
  await page.goto(`/restos/${venue.otherRestoId}`)
  await page.getByRole('button', { name: 'Забрать отсюда' }).click()
  const question = page.getByRole('alertdialog', { name: 'Упс!' })
  await expect(question).toContainText(soup.name)
  expect(await readStored(page, 'resto_id')).toBe(venue.restoId)
})
