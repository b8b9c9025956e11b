import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { watchPage } from './watch-page.ts'
import { test as base } from './worker-fixtures.ts'

const origin = 'http://gallery.localhost'

interface Fixtures {
  /** Opens the gallery in Russian. A test fails on every complaint of the console. */
  openGallery: () => Promise<Page>
}

export const test = base.extend<Fixtures>({
  openGallery: async ({ page, galleryFolder }, give) => {
    const problems = watchPage(page)
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url())
      return route.fulfill({ path: join(galleryFolder, pathname === '/' ? 'index.html' : pathname) })
    })
    await give(async () => {
      // A dozen spinners and skeletons at once use every frame. No real page has that many.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${origin}/?locale=ru`)
      await page.getByRole('heading', { name: 'Lavash gallery' }).waitFor()
      // Widths are final only with the real fonts.
      await page.evaluate(() => document.fonts.ready)
      return page
    })
    base.expect(problems, 'problems the browser has told').toEqual([])
  },
})

export { expect } from '@playwright/test'
