import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Gestures are part of these tests. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Repeated, because a page that is still filling is too short at first. */
async function scrollTo(page: Page, topPx: number) {
  await expect
    .poll(async () => {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), topPx)
      return scrollTop(page)
    })
    .toBe(topPx)
}

/** Within two pixels, because positions are fractions. */
async function expectTop(page: Page, topPx: number) {
  await expect.poll(async () => Math.abs((await scrollTop(page)) - topPx)).toBeLessThanOrEqual(2)
}

test('A-09 A-11 back, forward and a reload restore the position, and a dish keeps the page below in place', async ({
  page,
  venue,
  open,
}) => {
  const menu = `/menus/${venue.menuIds[0]}`
  await open(menu)
  await scrollTo(page, 900)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/restos"]')?.click())
  await expect(page).toHaveURL('/restos')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectTop(page, 0)
  await scrollTo(page, 150)
  await page.goBack()
  await expect(page).toHaveURL(menu)
  await expectTop(page, 900)
  await page.goForward()
  await expect(page).toHaveURL('/restos')
  await expectTop(page, 150)
  await page.goBack()
  await expectTop(page, 900)
  await page.reload()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeAttached()
  await expectTop(page, 900)

  await scrollTo(page, 600)
  const dish = page.getByRole('heading', { level: 3 }).nth(9)
  await dish.scrollIntoViewIfNeeded()
  const top = await scrollTop(page)
  const name = await dish.innerText()
  await dish.getByRole('link').evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await expect(page).toHaveURL(/\/positions\/\d+$/)
  await expectTop(page, top)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(menu)
  await expectTop(page, top)
  await page.goForward()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await expectTop(page, top)
})

test('A-10 every kind of link to an anchor ends below the bars that stay', async ({
  page,
  venue,
  server,
  open,
  isMobile,
}) => {
  const [menuId] = venue.menuIds
  const response = await fetch(`${server.url}/1/p/menus/${menuId}/position-groups`, {
    headers: { 'accept-language': 'ru' },
  })
  const groups = (await response.json()) as { id: number; name: string }[]
  const toHash = (wanted: string) => `#group-${groups.find(({ name }) => name === wanted)?.id}`
  await open(`/menus/${menuId}${toHash('Десерты')}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Десерты' })).toBeInViewport()
  // Another address of the same page does not reload it.
  await page.goto(`/menus/${menuId}${toHash('Шаверма')}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Шаверма' })).toBeInViewport()

  const bar = page.getByRole('navigation', { name: 'Меню' })
  await bar.getByRole('link', { name: 'Напитки' }).click()
  const anchor = page.locator(toHash('Напитки'))
  // 64 + 56 on a phone's menu page; 120 on a desktop with several menus.
  const offset = 120
  await expect
    .poll(async () =>
      Math.abs((await anchor.evaluate((element) => element.getBoundingClientRect().top)) - offset),
    )
    .toBeLessThanOrEqual(2)
  await expect(page.getByRole('heading', { level: 2, name: 'Напитки' })).toBeInViewport()
  const box = await bar.boundingBox()
  expect([box?.y, box?.height]).toEqual(isMobile ? [64, 56] : [0, 120])
})

test(
  'A-10 scrolling to an anchor takes 300 ms, and a touch ends it',
  { tag: '@once' },
  async ({ page, venue, open }) => {
    await page.clock.install()
    await open(`/menus/${venue.menuIds[0]}`)
    const bar = page.getByRole('navigation', { name: 'Меню' })
    const link = bar.getByRole('link', { name: 'Десерты' })
    await link.waitFor()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await link.evaluate((element: HTMLElement) => element.click())
    await expect(page).toHaveURL(/#group-/)
    expect(await scrollTop(page)).toBe(0)
    await page.clock.runFor(150)
    const halfway = await scrollTop(page)
    expect(halfway).toBeGreaterThan(0)
    await page.clock.runFor(170)
    const end = await scrollTop(page)
    expect(end).toBeGreaterThan(halfway)
    await page.clock.runFor(1000)
    expect(await scrollTop(page)).toBe(end)

    const desserts = page.url()
    await bar.getByRole('link', { name: 'Шаверма' }).evaluate((element: HTMLElement) => element.click())
    await expect(page).not.toHaveURL(desserts)
    await page.clock.runFor(100)
    await page.evaluate(() => window.dispatchEvent(new Event('touchstart')))
    const there = await scrollTop(page)
    expect(there).toBeGreaterThan(0)
    expect(there).toBeLessThan(end)
    await page.clock.runFor(1000)
    expect(await scrollTop(page)).toBe(there)
  },
)
