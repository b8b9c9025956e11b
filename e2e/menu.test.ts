import type { Page } from '@playwright/test'
import { cardOf, getDish, isPlain } from './demo-dishes.ts'
import { expect, test } from './fixtures.ts'
import { waitForWholeMenu } from './visit.ts'

const dishesOf = (page: Page) => page.locator('section[id^=group-]').getByRole('article')

test(
  'M-02 M-04 X-03 groups keep their order with ungrouped dishes at the end, and photos load when near',
  { tag: '@once' },
  async ({ page, venue, server, open }) => {
    const [menuId] = venue.menuIds
    const response = await fetch(`${server.url}/1/p/menus/${menuId}/position-groups`, {
      headers: { 'accept-language': 'ru' },
    })
    const groups = (await response.json()) as { name: string; order: number }[]
    const names = groups.toSorted((one, other) => one.order - other.order).map(({ name }) => name)
    await open(`/menus/${menuId}`)
    await expect(page.locator('section[id^=group-]').getByRole('heading', { level: 2 })).toHaveText([
      ...names,
      'Прочее',
    ])
    await expect(page.locator('#group-0').getByRole('article')).not.toHaveCount(0)

    const photos = dishesOf(page).locator('picture img')
    await expect(photos.first()).toHaveAttribute('loading', 'eager')
    await expect(photos.first()).toHaveAttribute('fetchpriority', 'high')
    await expect(photos.last()).toHaveAttribute('loading', 'lazy')

    const dish = dishesOf(page).first()
    const photo = dish.locator('span').first()
    const before = await photo.boundingBox()
    await page.route('**/1/photos/**', (route) => route.abort())
    await page.reload()
    await page.locator('#content').waitFor()
    await expect(dish.locator('svg').first()).toBeVisible()
    await expect(dish.locator('picture')).toHaveCount(0)
    const after = await photo.boundingBox()
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
  },
)

test('M-02 a menu of another method is not shown', { tag: '@once' }, async ({ page, open, isMobile }) => {
  await page.route(/\/1\/p\/restos\/\d+$/, async (route) => {
    const response = await route.fetch()
    const resto = (await response.json()) as { menus: { isTakeAway: boolean }[] }
    const menus = resto.menus.map((menu, index) => ({ ...menu, isTakeAway: index === 0 }))
    await route.fulfill({ response, json: { ...resto, menus } })
  })
  await open('/')
  if (isMobile) await expect(page.getByRole('link', { name: 'Основное меню' })).toBeVisible()
  else await expect(page.getByRole('heading', { level: 2, name: 'Шаверма' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Завтраки', exact: true })).toHaveCount(0)
})

test('M-04 M-07 a card shows photo, name, measure, price and tags or the reason it cannot be added, at equal height', async ({
  page,
  venue,
  server,
  open,
  expectAccessible,
}) => {
  await open(`/menus/${venue.menuIds[0]}`)
  const card = cardOf(page, 'Шаверма в лаваше')
  await expect(card.locator('picture img')).toHaveJSProperty('complete', true)
  await expect(card.getByRole('listitem')).toHaveText(['Хит'])
  await expect(card).toContainText('Курица с углей')
  await expect(card).toContainText('450 г')
  await expect(card).toContainText(/329\s₽/)
  await expect(card.getByRole('button', { name: 'Добавить в корзину: Шаверма в лаваше' })).toBeVisible()

  const { name } = await getDish(server.url, venue, ({ isStopped }) => isStopped)
  const stopped = cardOf(page, name)
  await expect(stopped).toContainText('Закончилось')
  await expect(stopped.getByRole('button')).toHaveCount(0)
  await expect(stopped.locator('div > span').first()).toHaveCSS('filter', 'grayscale(1)')
  // At noon lunch is sold and the evening's bread is not yet.
  await expect(cardOf(page, 'Обед за 20 минут').getByRole('button')).toBeVisible()
  await expect(page.getByText('Можно заказать сегодня с 17:00')).toBeVisible()

  await waitForWholeMenu(page)
  const before = await readHeights(page)
  expect(before).toHaveLength(1)
  await scrollPastAll(page)
  // So that a restored scroll position is right.
  expect(await readHeights(page)).toEqual(before)
  await expectAccessible()
})

test('A-06 A-07 M-03 M-07 a dish opens over its menu or home, and another menu says when its dishes are sold', async ({
  page,
  venue,
  server,
  open,
  isMobile,
  expectAccessible,
}) => {
  const dish = await getDish(server.url, venue, isPlain)
  const bar = page.getByRole('navigation', { name: 'Меню' })
  const main = (isMobile ? page : bar).getByRole('link', { name: 'Основное меню' })
  await open('/')
  if (isMobile) {
    await expect(page.getByRole('heading', { level: 2, name: 'Меню' })).toBeVisible()
    await main.click()
    await expect(page).toHaveURL(`/menus/${venue.menuIds[0]}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Основное меню' })).toBeVisible()
  } else await expect(main).toHaveAttribute('aria-current', 'page')
  const below = new URL(page.url()).pathname
  await cardOf(page, dish.name).getByRole('link').click()
  await expect(page).toHaveURL(`/menus/${venue.menuIds[0]}/positions/${dish.id}`)
  const layer = page.getByRole('dialog', { name: dish.name })
  await expect(layer).toBeVisible()
  // The layer hides it from screen readers, but it is still there.
  await expect(page.locator('#content article').filter({ hasText: dish.name }).first()).toBeVisible()
  await page.goBack()
  await expect(layer).toHaveCount(0)
  await expect(page).toHaveURL(below)

  if (isMobile) await page.goBack()
  await (isMobile ? page : bar).getByRole('link', { name: 'Завтраки' }).click()
  await expect(page).toHaveURL(`/menus/${venue.menuIds[1]}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Питы и яйца' })).toBeVisible()
  await expect(bar.locator('a[aria-current=true]')).toHaveText('Питы и яйца')
  // Breakfast ends at noon, which it is.
  const breakfast = cardOf(page, 'Шакшука')
  await expect(breakfast).toContainText('Можно заказать завтра с 07:00')
  await expect(breakfast.getByRole('button')).toHaveCount(0)
  await expectAccessible()
})

function readHeights(page: Page): Promise<number[]> {
  return dishesOf(page).evaluateAll((cards) => [
    ...new Set(cards.map((card) => (card as HTMLElement).offsetHeight)),
  ])
}

/** Scrolls a screen at a time, so that each dish has been laid out, and back. */
async function scrollPastAll(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
}
