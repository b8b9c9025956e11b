import { test as base } from '@playwright/test'
import { type DemoVenue, readDemoVenue } from './demo-venue.ts'
import { ensureGallery } from './ensure-gallery.ts'
import { type StartedServer, startServer } from './start-server.ts'

interface WorkerFixtures {
  server: StartedServer
  venue: DemoVenue
  galleryFolder: string
}

/** What a worker keeps, made when first asked for. One list for all files: another list would need another worker with a browser of its own. */
export const test = base.extend<object, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, provide) => {
      const server = await startServer()
      await provide(server)
      await server.stop()
    },
    // The first of them may have to fill the demonstration.
    { scope: 'worker', timeout: 180_000 },
  ],
  venue: [async ({ server }, provide) => provide(await readDemoVenue(server.url)), { scope: 'worker' }],
  galleryFolder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, provide) => provide(await ensureGallery()),
    { scope: 'worker', timeout: 180_000 },
  ],
})
