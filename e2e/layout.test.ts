import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { changeSettings, storeElsewhere } from './visit.ts'
import { readDish, toLine } from './cart-steps.ts'

const heightOf = async (page: Page, role: 'banner' | 'navigation', name?: string) => {
  const box = await page.getByRole(role, name === undefined ? {} : { name }).boundingBox()
  return box?.height
}

test('A-12 the bars have their sizes', async ({ page, venue, open, isMobile }) => {
  await open('/')
  expect(await heightOf(page, 'banner')).toBe(isMobile ? 64 : 144)
  await page.getByRole('link', { name: 'Основное меню' }).first().click()
  await expect(page).toHaveURL(`/menus/${venue.menuIds[0]}`)
  await expect.poll(() => heightOf(page, 'navigation', 'Меню')).toBe(isMobile ? 56 : 120)
  await page.goBack()
  await page.getByRole('link', { name: 'Заведения' }).first().click()
  await expect(page).toHaveURL('/restos')
  const header = page.locator('#content header')
  await expect.poll(async () => (await header.boundingBox())?.height).toBe(isMobile ? 56 : 80)
  const photo = await page.getByRole('article').locator('picture, span').first().boundingBox()
  expect((photo?.width ?? 0) / (photo?.height ?? 1)).toBeCloseTo(16 / 9, 1)
})

const ratioOf = async (photo: Locator) => {
  const box = await photo.boundingBox()
  return (box?.width ?? 0) / (box?.height ?? 1)
}

test('A-12 promotions and venues have photos of 16:9 on every card and page', async ({
  page,
  venue,
  open,
}) => {
  const pages = [
    '/',
    '/promotions',
    '/restos',
    `/promotions/${venue.promotionId}`,
    `/restos/${venue.restoId}`,
  ]
  await open('/')
  for (const path of pages) {
    await page.goto(path)
    const scope = path.startsWith('/promotions/') ? page.getByRole('dialog') : page.locator('#content')
    const cards = path === '/' ? scope.getByRole('region', { name: 'Акции' }) : scope
    const photos = cards.locator('span:has(> picture)')
    await photos.first().waitFor()
    // A promotion's page begins with its photo, and square ones of its dishes follow.
    const own = path.startsWith('/promotions/') ? [photos.first()] : await photos.all()
    for (const photo of own) expect(await ratioOf(photo), path).toBeCloseTo(16 / 9, 2)
  }
})

test('M-09 a promotion’s card tells its whole fact', { tag: '@once' }, async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open('/promotions')
  for (const words of await page.getByRole('article').locator('h2 + div').all()) {
    const isCut = await words.evaluate((box) => box.scrollHeight > box.clientHeight + 1)
    expect(isCut, (await words.textContent()) ?? '').toBe(false)
  }
})

test(
  'X-04 a phone’s pages of the default layout have a cart button, a quiet one for an empty cart',
  { tag: '@mobile' },
  async ({ page, server, venue, open }) => {
    const pages = ['/', `/menus/${venue.menuIds[0]}`, '/promotions', '/restos', `/restos/${venue.restoId}`]
    await open('/')
    const cart = page.getByRole('link', { name: /^Корзина/ })
    for (const path of pages) {
      await page.goto(path)
      await expect(cart).toHaveCount(1)
      await expect(cart).toHaveAttribute('href', '/cart')
      await expect(cart).toHaveAccessibleName('Корзина')
      await expect(cart).toBeInViewport({ ratio: 1 })
    }
    await storeElsewhere(page, 'cart_positions', [toLine(await readDish(server, venue, 'Табуле'))])
    for (const path of pages) {
      await page.goto(path)
      await expect(cart).toHaveAccessibleName(/^Корзина · 1/)
      await expect(cart).toBeInViewport({ ratio: 1 })
    }
  },
)

test('A-12 a desktop venue with one menu has a bar of 80', { tag: '@desktop' }, async ({ page, open }) => {
  await page.route(/\/1\/p\/restos\/\d+$/, async (route) => {
    const response = await route.fetch()
    const resto = (await response.json()) as { menus: unknown[] }
    await route.fulfill({ response, json: { ...resto, menus: resto.menus.slice(0, 1) } })
  })
  await open('/')
  await page.getByRole('navigation', { name: 'Меню' }).waitFor()
  expect(await heightOf(page, 'navigation', 'Меню')).toBe(80)
})

// A mobile device stays mobile at any width.
test(
  'A-05 crossing 840 px changes the layout and keeps the page, the layer and the language',
  { tag: '@desktop' },
  async ({ page, venue, open }) => {
    const [position] = venue.positions
    await open(`/menus/${venue.menuIds[0]}/positions/${position?.id}`)
    const layer = page.getByRole('dialog', { name: position?.name ?? '' })
    await expect(layer).toBeVisible()
    await page.setViewportSize({ width: 839, height: 900 })
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'mobile')
    await expect(layer).toBeVisible()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Основное меню', includeHidden: true }),
    ).toBeAttached()
    await page.setViewportSize({ width: 840, height: 900 })
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'desktop')
    await expect(layer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(layer).toHaveCount(0)
    await expect(page.getByRole('banner')).toBeVisible()
  },
)

const background = (page: Page) =>
  page.evaluate(() => window.getComputedStyle(document.documentElement).backgroundColor)
const light = 'rgb(250, 247, 242)'
const dark = 'rgb(20, 18, 16)'

test('A-13 X-04 B-09 the theme is light until another is chosen, and languages and cities can be chosen', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open('/')
  expect(await background(page)).toBe(light)
  await page.getByRole('button', { name: /^Тема/ }).click()
  await page.getByRole('menuitemradio', { name: 'Тёмная' }).click()
  await expect.poll(() => background(page)).toBe(dark)
  // Another tab, and another visit: a tab's own storage would be empty there.
  const later = await page.context().newPage()
  await later.goto('/restos')
  await expect.poll(() => background(later)).toBe(dark)
  await later.close()
  await page.getByRole('button', { name: /^Язык/ }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText(['Русский', 'English'])
  await expect(page.getByRole('menuitemradio', { name: 'Русский' })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Город: Приветный' }).click()
  await expect(page.getByRole('dialog', { name: 'Адрес' })).toBeVisible()
})

test(
  'A-13 the system theme follows the operating system, and the primary colour is orange',
  { tag: '@once' },
  async ({ page, open }) => {
    await changeSettings(page, { theme: 'system' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await open('/')
    await expect.poll(() => background(page)).toBe(dark)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => background(page)).toBe(light)
    const primary = () =>
      page.evaluate(() => window.getComputedStyle(document.documentElement).getPropertyValue('--primary'))
    expect(await primary()).toContain('#cf4410')
  },
)
