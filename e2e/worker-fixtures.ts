import { type BrowserContext, test as base, type TestInfo } from '@playwright/test'
import { type DemoVenue, readDemoVenue } from './demo-venue.ts'
import { ensureGallery } from './ensure-gallery.ts'
import { type StartedServer, startServer } from './start-server.ts'

interface WorkerFixtures {
  server: StartedServer
  venue: DemoVenue
  galleryFolder: string
}

/**
 * What a worker keeps between tests, and what is saved of a failed test. One list for all files, because another list
 * would start another worker with another browser.
 */
export const test = base.extend<object, WorkerFixtures>({
  // Playwright's `only-on-failure` takes a picture of every closed page: a tenth of the whole run.
  page: async ({ page }, provide, testInfo) => {
    await provide(page)
    if (testInfo.errors.length > 0) await keepPictures(page.context(), testInfo)
  },
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, provide) => {
      const server = await startServer()
      await provide(server)
      await server.stop()
    },
    // The first server may have to fill the demonstration.
    { scope: 'worker', timeout: 180_000 },
  ],
  venue: [async ({ server }, provide) => provide(await readDemoVenue(server.url)), { scope: 'worker' }],
  galleryFolder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, provide) => provide(await ensureGallery()),
    { scope: 'worker', timeout: 180_000 },
  ],
})

async function keepPictures(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  const pictures = context
    .pages()
    .map((page, index) =>
      page.screenshot({ path: testInfo.outputPath(`page-${index + 1}.png`), timeout: 5000 }),
    )
  // A page that hangs gives no picture, and that is not why the test failed.
  await Promise.allSettled(pictures)
}
