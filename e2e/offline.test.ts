import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { cash, listOrders, openCheckout, orderButton, placedPopup, toTakeaway } from './cart-steps.ts'
import { expect, test } from './fixtures.ts'
import { startServer } from './start-server.ts'
import { storeBefore, toStored } from './visit.ts'

test.use({ serviceWorkers: 'allow' })

/** The paths that the worker of this page has kept. */
function readKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (navigator.serviceWorker.controller === null) return []
    const answers = (await caches.keys()).find((name) => name.startsWith('answers'))
    if (answers === undefined) return []
    return (await (await caches.open(answers)).keys()).map(({ url }) => new URL(url).pathname)
  })
}

async function untilKept(page: Page, ...ends: string[]): Promise<void> {
  await expect
    .poll(
      async () => {
        const kept = await readKept(page)
        return ends.filter((end) => !kept.some((path) => path.endsWith(end)))
      },
      // It begins when the first page has been there for a while, and a hundred files come before.
      { timeout: 45_000 },
    )
    .toEqual([])
}

/** All that the open menu takes without a network. */
async function keepMenu(page: Page): Promise<void> {
  await untilKept(page, '/positions', '/position-groups', '/working-hours')
  // The document itself is kept with the next visit.
  await page.reload()
  await page.locator('#content').waitFor()
  await untilKept(page, '/', '/now')
}

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
  const dish = venue.positions[0]?.name ?? ''
  await expect(page.getByRole('link', { name: dish }).first()).toBeVisible()
  await expect(findNotice(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Связь восстановлена')).toBeVisible()
})

/** Stands between browser and server: gives out another worker when there is a new version, and is silent when told to be. */
async function startSite(target: string) {
  let version = 1
  let isSilent = false
  const handle = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (isSilent) return
    const isWorker = incoming.url === '/service-worker.js'
    const whole = { 'accept-encoding': 'identity', 'if-none-match': '' }
    const headers = { ...incoming.headers, ...(isWorker && whole) }
    const asked = request(`${target}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
      const { 'content-length': _, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, isWorker ? rest : answer.headers)
      answer.pipe(outgoing, { end: !isWorker })
      if (isWorker) answer.on('end', () => outgoing.end(`\n// version ${version}`))
    })
    asked.on('error', () => outgoing.destroy())
    incoming.pipe(asked)
  }
  const proxy = createServer(handle)
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    release: () => (version += 1),
    keepSilent: () => {
      isSilent = true
    },
    speak: () => {
      isSilent = false
    },
    stop: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}

test('a network that is there and does not answer: the last menu is shown and the customer told, until it answers', async ({
  page,
  server,
  venue,
}) => {
  test.slow()
  const site = await startSite(server.url)
  await storeBefore(page, toStored(venue))
  await page.goto(`${site.url}/menus/${venue.menuIds[0]}`)
  await keepMenu(page)
  site.keepSilent()
  await page.reload()
  const dish = venue.positions[0]?.name ?? ''
  await expect(page.getByRole('link', { name: dish }).first()).toBeVisible()
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  const notice = findNotice(page)
  await expect(notice).toBeVisible()
  site.speak()
  // Questions that were never answered hold the connections until they are given up.
  await expect(page.getByText('Связь восстановлена')).toBeVisible({ timeout: 45_000 })
  await expect(notice).toBeHidden()
  site.stop()
})

test('K-05 an order into a network that does not answer: the customer is told, and it goes by itself when it answers', async ({
  page,
  server,
  venue,
}) => {
  test.slow()
  const site = await startSite(server.url)
  const person = await openCheckout(page, { venue, server: { ...server, url: site.url } }, toTakeaway, cash)
  await untilKept(page, '/now')
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

test('a new version is offered, not in the middle of an order, and never forced', async ({ page, venue }) => {
  const server = await startServer()
  const site = await startSite(server.url)
  await storeBefore(page, toStored(venue))
  await page.goto(`${site.url}/cart`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  site.release()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
  await expect.poll(isWaiting).toBe(true)
  const offer = page.getByText('Вышла новая версия сайта')
  await expect(offer).toBeHidden()
  await page.getByRole('button', { name: 'Назад' }).click()
  await expect(offer.first()).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Обновить' }).click()
  await reloaded
  await page.locator('#content').waitFor()
  await expect.poll(isWaiting).toBe(false)
  site.stop()
  await server.stop()
})
