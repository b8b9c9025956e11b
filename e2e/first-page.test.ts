import type { Page } from '@playwright/test'
import { getDish, isPlain, toLine } from './demo-dishes.ts'
import { expect, test } from './fixtures.ts'
import { makePatient, storeBefore, toStored } from './visit.ts'

test(
  'B-05 B-12 hours follow the server’s clock in the venue’s zone, whatever the device believes',
  { tag: '@once' },
  async ({ page, venue }) => {
    await page.clock.install({ time: new Date('2001-01-01T04:44:00Z') })
    await storeBefore(page, toStored(venue))
    await page.goto(`/restos/${venue.restoId}`)
    // Noon on a Monday at the venue. The device is in Los Angeles, with a clock that is years off.
    await expect(page.getByRole('main').getByText('Открыто до 23:00').first()).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-current=date]')).toHaveText('понедельник07:00–23:00')
  },
)

test('B-04 B-05 the splash shows the brand during the first requests, and a failed clock sync can be retried', async ({
  page,
  expectAccessible,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/1/now', async (route) => {
    await held
    await route.abort()
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Уголёк' })).toBeVisible()
  const logo = page.locator('main header img')
  await expect(logo).toHaveJSProperty('complete', true)
  // Without styles it would be in the corner.
  await expect.poll(async () => (await logo.boundingBox())?.x ?? 0).toBeGreaterThan(50)
  await expect(page.getByText('Накрываем на стол…')).toBeAttached()
  // The document's own photo, which the storefront has taken over.
  const photo = page.locator('main picture img')
  await expect(photo).toHaveJSProperty('complete', true)
  await expect(photo).toBeInViewport()
  release()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Не получилось открыть')
  await expect(alert).toContainText('Network error when attempting to fetch resource.')
  await expectAccessible()
  await page.unroute('**/1/now')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('group', { name: 'Выберите город' })).toBeVisible()
  await expect(photo).toHaveCount(0)
})

test(
  'B-01 a document without its settings names every missing one',
  { tag: '@once' },
  async ({ page, expectAccessible }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/<script[^>]*id="lavash-config"[^>]*>.*?<\/script>/s, '')
      await route.fulfill({ response, body })
    })
    await page.goto('/')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Сайт настроен не до конца')
    await expect(alert.getByRole('listitem')).toHaveText([
      'VITE_API_BASE is missing',
      'VITE_API_KEY is missing',
      'VITE_BRAND is missing',
    ])
    await expectAccessible()
  },
)

test(
  'a page whose texts do not arrive says so in three languages',
  { tag: '@once' },
  async ({ page, problems }) => {
    await page.route(/\/assets\/ru-[^/]*\.js$/, (route) => route.abort())
    await page.goto('/')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Страница не загрузилась')
    await expect(alert).toContainText('The page did not load')
    await expect(alert).toContainText('Stranica se nije učitala')
    await expect
      .poll(() => problems.splice(0))
      .toEqual([expect.stringContaining('dynamically imported module')])
  },
)

test(
  'a page whose script does not arrive reloads once, then says so in three languages',
  { tag: '@once' },
  async ({ page, problems, expectAccessible }) => {
    const documents = countDocuments(page)
    const mainScript = /\/assets\/main-[^/]*\.js$/
    await page.route(mainScript, (route) => route.abort())
    await page.goto('/')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Страница не загрузилась')
    await expect(alert).toContainText('The page did not load')
    await expect(alert).toContainText('Stranica se nije učitala')
    await expect(page.getByRole('heading', { level: 1, name: 'Уголёк' })).toBeVisible()
    expect(documents()).toBe(2)
    await expectAccessible()
    await page.unroute(mainScript)
    await page.getByRole('button', { name: 'Обновить · Reload · Osvježi' }).click()
    await expect(page.getByRole('group', { name: 'Выберите город' })).toBeVisible()
    expect(documents()).toBe(3)
    expect(problems.splice(0)).toEqual([expect.stringContaining('dynamically imported module')])
  },
)

test(
  'a page of a version that this process does not have opens by itself on the second try',
  { tag: '@once' },
  async ({ page, problems }) => {
    const documents = countDocuments(page)
    await page.route(/\/assets\/main-[^/]*\.js$/, (route) =>
      documents() % 2 === 1 ? route.fulfill({ status: 404 }) : route.continue(),
    )
    const question = page.getByRole('group', { name: 'Выберите город' })
    await page.goto('/')
    await expect(question).toBeVisible()
    expect(documents()).toBe(2)
    await page.reload()
    await expect(question).toBeVisible()
    expect(documents()).toBe(4)
    expect(problems.splice(0).filter((problem) => !problem.startsWith('404'))).toEqual([])
  },
)

test(
  'the page turns no text into code, and these tests see every breach of its policy',
  { tag: '@once' },
  async ({ open, page, problems }) => {
    await open()
    const told = await page.evaluate(() => {
      const attempts: Record<string, () => unknown> = {
        markup: () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
        script: () => (document.createElement('script').src = 'https://evil.example/x.js'),
        'our own picture as a script': () => (document.createElement('script').src = '/1/photos/x.js'),
        worker: () => new Worker('https://evil.example/x.js'),
        // oxlint-disable-next-line typescript/no-implied-eval -- the breach that is tried
        code: () => setTimeout('alert(1)'),
      }
      return Object.entries(attempts).flatMap(([name, attempt]) => {
        try {
          attempt()
          return [name]
        } catch (error) {
          return error instanceof TypeError ? [] : [`${name}: ${String(error)}`]
        }
      })
    })
    expect(told).toEqual([])
    await expect.poll(() => problems.length).toBeGreaterThanOrEqual(5)
    problems.length = 0
  },
)

test(
  'a first page that arrives later replaces the brand without a shift',
  { tag: '@once' },
  async ({ page, server, venue }) => {
    await page.addInitScript(() => {
      const own: ShiftWindow = window
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
        own.shifted = shifts.reduce((sum, { value }) => sum + value, own.shifted ?? 0)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const release = await holdCartFile(page)
    const dish = await getDish(server.url, venue, isPlain)
    await storeBefore(page, { ...toStored(venue), cart_positions: [toLine(dish, 2)] })
    await makePatient(page)
    const asked = page.waitForRequest(/\/assets\/cart-/)
    await page.goto('/cart', { waitUntil: 'commit' })
    await asked
    await expect(page.getByRole('heading', { level: 1, name: 'Уголёк' })).toBeVisible()
    expect(await page.locator('#content').count()).toBe(0)
    release()
    await expect(page.locator('#content').getByText(dish.name)).toBeVisible()
    // One frame later every layout shift has been reported.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect(await page.evaluate(() => (window as ShiftWindow).shifted ?? 0)).toBeLessThan(0.02)
  },
)

test(
  'a first page that takes long leaves the navigation usable',
  { tag: '@once' },
  async ({ page, venue }) => {
    const release = await holdCartFile(page)
    await storeBefore(page, toStored(venue))
    await page.goto('/cart', { waitUntil: 'commit' })
    await expect(page.locator('#content svg[class*=spinner]')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Назад' })).toBeVisible()
    release()
    await expect(page.getByText('Ваша корзина пуста')).toBeVisible()
  },
)

function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

async function holdCartFile(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/cart-[^/]*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

interface ShiftWindow extends Window {
  shifted?: number
}
