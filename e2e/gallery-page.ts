import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Page, test as base } from '@playwright/test'
import { findRuntime, projectRoot } from '../scripts/bootstrap.mjs'
import { watchPage } from './watch-page.ts'

const runFile = promisify(execFile)
const origin = 'http://gallery.localhost'

/** Built as `npm run gallery` shows it, into a folder of its own: it is no part of what customers load. */
async function buildGallery(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lavash-gallery-'))
  const runtime = findRuntime()
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js')
  const options = ['build', '--config', 'gallery.config.ts', '--outDir', folder, '--logLevel', 'warn']
  await runFile(runtime, [vite, ...options, '--emptyOutDir'], { cwd: join(projectRoot, 'apps/storefront') })
  return folder
}

interface Fixtures {
  /** Opens the gallery in a language; every test fails on what the console complains about. */
  openGallery: (locale?: string) => Promise<Page>
}

export const test = base.extend<Fixtures, { galleryFolder: string }>({
  galleryFolder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const folder = await buildGallery()
      await use(folder)
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  openGallery: async ({ page, galleryFolder }, give) => {
    const problems = watchPage(page)
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url())
      return route.fulfill({ path: join(galleryFolder, pathname === '/' ? 'index.html' : pathname) })
    })
    await give(async (locale = 'ru') => {
      // A dozen spinners and skeletons at once take every frame there is; no page of ours has that many.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${origin}/?locale=${locale}`)
      await page.getByRole('heading', { name: 'Lavash gallery' }).waitFor()
      return page
    })
    base.expect(problems, 'problems the browser has told').toEqual([])
  },
})

export { expect } from '@playwright/test'
