import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { startServer } from './start-server.ts'
import { storeBefore, toStored } from './visit.ts'

test.use({ serviceWorkers: 'allow' })

/** The page's worker is in charge, and what the page shows has gone through it. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    if (navigator.serviceWorker.controller === null) return false
    const names = await caches.keys()
    const answers = names.find((name) => name.startsWith('answers'))
    if (answers === undefined) return false
    const keys = await (await caches.open(answers)).keys()
    const kept = keys.map(({ url }) => new URL(url).pathname)
    return ['positions', 'position-groups', 'working-hours'].every((part) =>
      kept.some((path) => path.endsWith(part)),
    )
  })
}

test('the shell and the last menu open without a network, and the customer is told', async ({
  page,
  context,
  open,
  venue,
}) => {
  const menu = `/menus/${venue.menuIds[0]}`
  await open(menu)
  await untilKept(page)
  // The document itself is kept with the next visit.
  await page.reload()
  await page.locator('#content').waitFor()
  await context.setOffline(true)
  await page.reload()
  const dish = venue.positions[0]?.name ?? ''
  await expect(page.getByRole('link', { name: dish }).first()).toBeVisible()
  await expect(page.getByText('Нет связи. Показываем то, что успели загрузить')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Связь восстановлена')).toBeVisible()
})

/** Stands between browser and server, and gives out another worker when it is told that there is a new version. */
async function startRelease(target: string) {
  let version = 1
  const handle = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const isWorker = incoming.url === '/service-worker.js'
    const headers = { ...incoming.headers, ...(isWorker && { 'accept-encoding': 'identity' }) }
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
    stop: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}

test('a new version is offered, not in the middle of an order, and never forced', async ({ page, venue }) => {
  const server = await startServer()
  const site = await startRelease(server.url)
  await storeBefore(page, toStored(venue))
  await page.goto(`${site.url}/cart`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  site.release()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null)
  const offer = page.getByText('Вышла новая версия сайта')
  await expect(offer).toBeHidden()
  await page.getByRole('button', { name: 'Назад' }).click()
  await expect(offer.first()).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Обновить' }).click()
  await reloaded
  await page.locator('#content').waitFor()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
  site.stop()
  await server.stop()
})
