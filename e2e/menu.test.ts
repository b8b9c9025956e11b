import { cardOf, getDish, isPlain } from './demo-dishes.ts'
import { expect, test } from './fixtures.ts'
import { waitForWholeMenu } from './visit.ts'

test(
  'M-02 groups stand in their order, dishes without one under Прочее at the end',
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
  },
)

test('M-02 a menu of another method is not shown', async ({ page, open, isMobile }) => {
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

test('M-04 a dish shows its photo, name, words, measure, price and tags', async ({
  page,
  venue,
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
  await expectAccessible()
})

test(
  'M-04 the first dishes load their photos at once, the others when they come near',
  { tag: '@once' },
  async ({ page, venue, open }) => {
    await open(`/menus/${venue.menuIds[0]}`)
    const photos = page.locator('section[id^=group-]').getByRole('article').locator('picture img')
    await expect(photos.first()).toHaveAttribute('loading', 'eager')
    await expect(photos.first()).toHaveAttribute('fetchpriority', 'high')
    await expect(photos.last()).toHaveAttribute('loading', 'lazy')
  },
)

test(
  'X-03 a photo that does not load leaves a grey place of its size',
  { tag: '@once' },
  async ({ page, venue, open }) => {
    await open(`/menus/${venue.menuIds[0]}`)
    const dish = page.locator('section[id^=group-]').getByRole('article').first()
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

test('M-07 a dish outside its slot says when it can be had and cannot be added', async ({
  page,
  venue,
  open,
  expectAccessible,
}) => {
  // Breakfast ends at noon, and it is noon.
  await open(`/menus/${venue.menuIds[1]}`)
  const card = cardOf(page, 'Шакшука')
  await expect(card).toContainText('Можно заказать завтра с 07:00')
  await expect(card.getByRole('button')).toHaveCount(0)
  await expectAccessible()
})

test(
  'M-07 the lunch of this hour can be added, the bread of the evening not yet',
  { tag: '@once' },
  async ({ page, venue, open }) => {
    await open(`/menus/${venue.menuIds[0]}`)
    await expect(cardOf(page, 'Обед за 20 минут').getByRole('button')).toBeVisible()
    await expect(page.getByText('Можно заказать сегодня с 17:00')).toBeVisible()
  },
)

test(
  'M-04 a stopped dish is grey, says so and cannot be added',
  { tag: '@once' },
  async ({ page, venue, server, open }) => {
    const stopped = await getDish(server.url, venue, ({ isStopped }) => isStopped)
    await open(`/menus/${venue.menuIds[0]}`)
    const card = cardOf(page, stopped.name)
    await expect(card).toContainText('Закончилось')
    await expect(card.getByRole('button')).toHaveCount(0)
    await expect(card.locator('div > span').first()).toHaveCSS('filter', 'grayscale(1)')
  },
)

test('A-06 A-07 a dish opens over the menu on a phone, over home on a desktop', async ({
  page,
  venue,
  server,
  open,
  isMobile,
}) => {
  const dish = await getDish(server.url, venue, isPlain)
  await open('/')
  if (isMobile) {
    await expect(page.getByRole('heading', { level: 2, name: 'Меню' })).toBeVisible()
    await page.getByRole('link', { name: 'Основное меню' }).click()
    await expect(page).toHaveURL(`/menus/${venue.menuIds[0]}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Основное меню' })).toBeVisible()
  }
  const below = new URL(page.url()).pathname
  await cardOf(page, dish.name).getByRole('link').click()
  await expect(page).toHaveURL(`/menus/${venue.menuIds[0]}/positions/${dish.id}`)
  const layer = page.getByRole('dialog', { name: dish.name })
  await expect(layer).toBeVisible()
  // Hidden from screen readers by the layer, and still there.
  await expect(page.locator('#content article').filter({ hasText: dish.name }).first()).toBeVisible()
  await page.goBack()
  await expect(layer).toHaveCount(0)
  await expect(page).toHaveURL(below)
})

test('M-04 every dish is as high as the others, laid out or not, so that a place is found again', async ({
  page,
  venue,
  open,
}) => {
  await open(`/menus/${venue.menuIds[0]}`)
  const dishes = page.locator('section[id^=group-]').getByRole('article')
  await waitForWholeMenu(page)
  const readHeights = () =>
    dishes.evaluateAll((cards) => [...new Set(cards.map((card) => (card as HTMLElement).offsetHeight))])
  const before = await readHeights()
  expect(before).toHaveLength(1)
  // Past all of them, a screen at a time: by now each has been laid out.
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  expect(await readHeights()).toEqual(before)
})
