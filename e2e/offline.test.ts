import type { Page } from '@playwright/test'
import { cash, listOrders, openCheckout, orderButton, placedPopup, toTakeaway } from './cart-steps.ts'
import type { DemoVenue } from './demo-venue.ts'
import { expect, test } from './fixtures.ts'
import { startSite } from './start-site.ts'
import { shortenPatience, storeBefore, toStored } from './visit.ts'

test.use({ serviceWorkers: 'allow' })

/** The paths that this page's worker has kept. */
function readKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (navigator.serviceWorker.controller === null) return []
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const kept = await Promise.all(opened.map((cache) => cache.keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })
}

async function untilKept(page: Page, ...ends: string[]): Promise<void> {
  await expect
    .poll(
      async () => {
        const kept = await readKept(page)
        return ends.filter((end) => !kept.some((path) => path.endsWith(end)))
      },
      // It starts when the first page has been there for a while, after a hundred files.
      { timeout: 45_000 },
    )
    .toEqual([])
}

/** Everything that the open menu needs without a network. */
async function keepMenu(page: Page): Promise<void> {
  await untilKept(page, '/', '/now', '/positions', '/position-groups', '/working-hours')
  // Pictures are kept with the next visit. Without them a page never ends loading where nothing answers.
  await page.reload()
  await page.locator('#content').waitFor()
}

const findDish = (page: Page, venue: DemoVenue) =>
  page.getByRole('link', { name: venue.positions[0]?.name ?? '' }).first()
const findNotice = (page: Page) => page.getByText('Нет связи. Показываем то, что успели загрузить')

test('the shell and the last menu open without a network, and the customer is told', async ({
  page,
  context,
  open,
  venue,
}) => {
  test.slow()
  const menu = `/menus/${venue.menuIds[0]}`
  await open(menu)
  await keepMenu(page)
  await context.setOffline(true)
  await page.reload()
  await expect(findDish(page, venue)).toBeVisible()
  await expect(findNotice(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Связь восстановлена')).toBeVisible()
})

test('a network that never answers shows the last menu until it answers', async ({ page, server, venue }) => {
  test.slow()
  const site = await startSite(server.url)
  await storeBefore(page, toStored(venue))
  await page.goto(`${site.url}/menus/${venue.menuIds[0]}`)
  await keepMenu(page)
  await shortenPatience(page)
  site.keepSilent()
  await page.reload()
  await expect(findDish(page, venue)).toBeVisible()
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  const notice = findNotice(page)
  await expect(notice).toBeVisible()
  site.speak()
  // Unanswered requests hold the connections until they are aborted.
  await expect(page.getByText('Связь восстановлена')).toBeVisible({ timeout: 45_000 })
  await expect(notice).toBeHidden()
  site.stop()
})

test('K-05 an order into a network that does not answer is sent by itself when the network answers', async ({
  page,
  server,
  venue,
}) => {
  test.slow()
  const site = await startSite(server.url)
  const person = await openCheckout(page, { venue, server: { ...server, url: site.url } }, toTakeaway, cash)
  await untilKept(page, '/now')
  await shortenPatience(page)
  site.keepSilent()
  await orderButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Ответ не дошёл' })
  await expect(question).toContainText('второго заказа не будет', { timeout: 45_000 })
  expect(await listOrders(server, person)).toEqual([])
  site.speak()
  await expect(placedPopup(page)).toBeVisible({ timeout: 45_000 })
  expect(await listOrders(server, person)).toHaveLength(1)
  site.stop()
})

const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
/** The kept versions and the state of the next one, which explain why it has not taken over. */
const readVersions = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready
    const shells = (await caches.keys()).filter((name) => name.startsWith('shell'))
    const documents = await Promise.all(shells.map((cacheName) => caches.match('/', { cacheName })))
    return {
      shells: shells.map(
        (name, index) => `${name}${documents[index] === undefined ? ' without document' : ''}`,
      ),
      workers: [installing, waiting, active].flatMap((worker) => worker?.state ?? []),
    }
  })
const findOffer = (page: Page) => page.getByText('Вышла новая версия сайта')
/** The version that `startSite` has served. */
const readVersion = async (page: Page) => {
  const main = await page.locator('link[href*="/assets/main"]').first().getAttribute('href')
  return Number(/\.v(\d+)\./.exec(main ?? '')?.[1] ?? 1)
}

/** The worker controls this page, and the page hears of a new one. */
async function untilInCharge(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    return (
      navigator.serviceWorker.controller !== null && loaded.some((name) => name.includes('keep-for-offline'))
    )
  })
}

async function findNewVersion(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(() => isWaiting(page), { timeout: 45_000 }).toBe(true)
}

async function acceptOffer(page: Page): Promise<void> {
  await expect(findOffer(page).first()).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Обновить' }).click()
  await reloaded
  await page.locator('#content').waitFor()
}

test('a new version is offered outside an order and never forced', async ({ page, server, venue }) => {
  test.slow()
  const site = await startSite(server.url)
  await storeBefore(page, toStored(venue))
  await page.goto(`${site.url}/cart`)
  await untilInCharge(page)
  site.release()
  await findNewVersion(page)
  await expect(findOffer(page)).toBeHidden()
  await page.getByRole('button', { name: 'Назад' }).click()
  await acceptOffer(page)
  await expect.poll(() => isWaiting(page)).toBe(false)
  expect(await readVersion(page)).toBe(2)
  site.stop()
})

test('a new version taken in one tab leaves the other tab its files and its own offer', async ({
  page,
  context,
  server,
  venue,
}) => {
  test.slow()
  const site = await startSite(server.url)
  await storeBefore(page, toStored(venue))
  await page.goto(site.url)
  await untilInCharge(page)
  const other = await context.newPage()
  await other.goto(`${site.url}/cart`)
  await untilInCharge(other)
  site.release()
  await findNewVersion(page)
  await acceptOffer(page)
  expect(await readVersion(page)).toBe(2)
  const statuses = await other.evaluate(async () => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[href*="/assets/"]')
    return Promise.all([...links].map(async ({ href }) => (await fetch(href, { cache: 'no-store' })).status))
  })
  expect(new Set(statuses)).toEqual(new Set([200]))
  await other.getByRole('button', { name: 'Назад' }).click()
  await acceptOffer(other)
  expect(await readVersion(other)).toBe(2)
  site.stop()
})

test('a customer who returns after a release has the new version without an offer', async ({
  page,
  context,
  server,
  venue,
}) => {
  test.slow()
  const site = await startSite(server.url)
  const menu = `${site.url}/menus/${venue.menuIds[0]}`
  await storeBefore(page, toStored(venue))
  await page.goto(menu)
  await keepMenu(page)
  site.release()
  await page.goto(menu)
  expect(await readVersion(page)).toBe(2)
  const openedAt = await page.evaluate(() => performance.timeOrigin)
  // The old worker is idle when the new one asks it to give way.
  await expect
    .poll(() => readVersions(page), { timeout: 45_000 })
    .toEqual({ shells: ['shell version 2'], workers: ['activated'] })
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(openedAt)
  await expect(findOffer(page)).toBeHidden()
  await context.setOffline(true)
  await page.reload()
  await expect(findDish(page, venue)).toBeVisible()
  expect(await readVersion(page)).toBe(2)
  site.stop()
})

test('a release that arrives with the last tab leaves a complete storefront without a network', async ({
  page,
  context,
  server,
  venue,
}) => {
  test.slow()
  const site = await startSite(server.url)
  const menu = `${site.url}/menus/${venue.menuIds[0]}`
  await storeBefore(page, toStored(venue))
  await page.goto(menu)
  await keepMenu(page)
  site.release()
  await findNewVersion(page)
  const later = await context.newPage()
  await page.close()
  await context.setOffline(true)
  // Not before the browser has noticed that the last tab of the old version is closed.
  await expect(async () => {
    await later.goto('about:blank')
    await later.goto(menu)
    expect(await readVersion(later)).toBe(2)
  }).toPass()
  await expect(findDish(later, venue)).toBeVisible()
  site.stop()
})
