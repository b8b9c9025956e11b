import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Request } from '@playwright/test'
import { findRuntime, projectRoot } from '../scripts/bootstrap.mjs'
import { expect, test } from './fixtures.ts'

const run = promisify(execFile)

test('a stopped dish appears without a reload, and a lost network is told when it goes and returns', async ({
  page,
  context,
  venue,
  open,
  server,
}) => {
  const [position] = venue.positions
  const stop = (command: 'add' | 'remove') =>
    run(findRuntime(), [join(projectRoot, 'apps/server/src/cli/stop.ts'), command, String(position?.id)], {
      cwd: server.dataFolder,
      env: { PATH: process.env['PATH'], LAVASH_DATA: server.dataFolder },
    })
  const onTheirWay = new Set<Request>()
  page.on('request', (request) => request.resourceType() === 'script' && onTheirWay.add(request))
  page.on('requestfinished', (request) => onTheirWay.delete(request))
  const listening = page.waitForResponse(/\/events$/)
  // The pages that a visit seldom begins with are one chunk with its imports: see chunk-groups.ts.
  const preloaded = page.waitForResponse(/\/later-[^/]*\.js$/)
  await open('/')
  await listening
  await page.getByRole('link', { name: 'Основное меню' }).click()
  const card = page
    .getByRole('article')
    .filter({ hasText: position?.name ?? '' })
    .first()
  await expect(card).not.toContainText('Закончилось')
  await stop('add')
  await expect(card).toContainText('Закончилось')
  await stop('remove')
  await expect(card).not.toContainText('Закончилось')

  await (await preloaded).finished()
  await expect.poll(() => onTheirWay.size).toBe(0)
  await context.setOffline(true)
  await expect(page.getByText('Нет связи. Показываем то, что успели загрузить')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Акции' }).click()
  await expect(page).toHaveURL('/promotions')
  await expect(page.getByRole('article').first()).toBeVisible()
  const asked = page.waitForRequest(/\/1\/p\/restos\?/)
  await context.setOffline(false)
  await expect(page.getByText('Связь восстановлена').first()).toBeVisible()
  await asked
  await expect(page.getByText('Нет связи. Показываем')).toHaveCount(0)
})
