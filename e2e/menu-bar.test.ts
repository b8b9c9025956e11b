import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { waitForWholeMenu } from './visit.ts'

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Меню' })
const currentOf = (page: Page) => barOf(page).locator('a[aria-current=true]')

/** Scrolls as a hand does, without pressing a group. */
async function scrollTo(page: Page, topPx: number) {
  await page.mouse.move(200, 400)
  await page.evaluate((top) => {
    window.dispatchEvent(new WheelEvent('wheel'))
    window.scrollTo({ top, behavior: 'instant' })
  }, topPx)
}

/** The position of each group's heading below the bars. */
async function readTops(page: Page): Promise<{ name: string; topPx: number }[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('nav:has(a[href*="#group-"])') as HTMLElement
    const covered = Number.parseFloat(window.getComputedStyle(bar).top) + bar.offsetHeight
    return [...document.querySelectorAll('section[id^=group-]')].map((section) => ({
      name: section.querySelector('h2')?.textContent ?? '',
      topPx: section.getBoundingClientRect().top + window.scrollY - covered,
    }))
  })
}

/** Stops at each position until the bar has followed, in one call: sixty calls would take a busy machine seconds. */
async function walk(page: Page, way: { name: string; topPx: number }[]) {
  return page.evaluate(async (stops) => {
    const readCurrent = () => document.querySelector('nav a[href*="#group-"][aria-current=true]')
    const isInSight = (link: Element | null) => {
      const box = link?.getBoundingClientRect()
      if (!box) return false
      return box.left < window.innerWidth && box.right > 0 && box.top < window.innerHeight && box.bottom > 0
    }
    const seen = []
    for (const { name, topPx } of stops) {
      window.dispatchEvent(new WheelEvent('wheel'))
      window.scrollTo({ top: Math.ceil(topPx), behavior: 'instant' })
      const lastMs = Date.now() + 15_000
      const isThere = () => readCurrent()?.textContent === name && isInSight(readCurrent())
      while (!isThere() && Date.now() < lastMs) await new Promise((resolve) => setTimeout(resolve, 20))
      seen.push({ name: readCurrent()?.textContent, isInSight: isInSight(readCurrent()) })
      if (!isThere()) break
    }
    return seen
  }, way)
}

/** Records each group that the bar marks as current. */
async function watchCurrent(page: Page) {
  return page.evaluateHandle(() => {
    const names: string[] = []
    const bar = document.querySelector('nav:has(a[href*="#group-"])')
    const note = () => {
      const name = bar?.querySelector('a[aria-current=true]')?.textContent ?? ''
      if (names.at(-1) !== name) names.push(name)
    }
    note()
    new MutationObserver(note).observe(bar ?? document.body, { attributes: true, subtree: true })
    return names
  })
}

test('M-03 A-10 a pressed group stays current while the page scrolls, and the bar follows the scroll both ways', async ({
  page,
  venue,
  open,
  isMobile,
}) => {
  await open(`/menus/${venue.menuIds[0]}`)
  const seen = await watchCurrent(page)
  await barOf(page).getByRole('link', { name: 'Десерты' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Десерты' })).toBeInViewport()
  await expect(page).toHaveURL(/#group-\d+$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  // No group between the first and the pressed one was marked.
  expect(await seen.jsonValue()).toEqual(['Шаверма', 'Десерты'])

  if (!isMobile) {
    await barOf(page).getByRole('link', { name: 'Шаверма' }).focus()
    await page.keyboard.press('Tab')
    await expect(barOf(page).getByRole('link', { name: 'С огня' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(currentOf(page)).toHaveText('С огня')
    await expect(page.getByRole('heading', { level: 2, name: 'С огня' })).toBeInViewport()
  }

  await waitForWholeMenu(page)
  await scrollTo(page, 1_000_000)
  await expect(currentOf(page)).toHaveText('Прочее')
  await scrollTo(page, 0)
  await expect(currentOf(page)).toHaveText('Шаверма')
  const tops = await readTops(page)
  const endPx = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  const reachable = tops.filter(({ topPx }) => topPx < endPx)
  expect(reachable.length).toBeGreaterThan(5)
  const way = [...reachable, ...reachable.toReversed()]
  expect(await walk(page, way)).toEqual(way.map(({ name }) => ({ name, isInSight: true })))
})
