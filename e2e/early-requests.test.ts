import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { storeBefore, toStored } from './visit.ts'

test(
  'the document names the largest photo as the page will, so it is loaded once',
  { tag: '@once' },
  async ({ page, venue, open }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') fetched.push(new URL(request.url()).pathname)
    })
    const dish = venue.positions.find(({ name }) => name === 'Шаверма в лаваше')
    const photos = {
      '/': page.getByRole('region', { name: 'Акции' }).locator('picture').first(),
      [`/menus/${venue.menuIds[0]}/positions/${dish?.id}`]: page
        .getByRole('dialog')
        .locator('picture')
        .first(),
    }
    for (const [path, picture] of Object.entries(photos)) {
      fetched.splice(0)
      await open(path)
      const source = picture.locator('source[type="image/avif"]')
      const preload = page.locator('link[rel=preload][as=image]')
      await expect(preload).toHaveAttribute('imagesrcset', (await source.getAttribute('srcset')) ?? '')
      await expect(preload).toHaveAttribute('imagesizes', (await source.getAttribute('sizes')) ?? '')
      const image = picture.locator('img')
      await expect(image).toHaveJSProperty('complete', true)
      const shown = await image.evaluate((element: HTMLImageElement) => new URL(element.currentSrc).pathname)
      expect(fetched.filter((address) => address === shown)).toHaveLength(1)
    }
  },
)

test(
  'a browser that saves data loads nothing ahead and opens all the same',
  { tag: '@once' },
  async ({ page, venue, open }) => {
    const readFiles = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join('\n'),
      )
    await page.addInitScript(() => {
      const { connection } = navigator as { connection?: object }
      if (connection !== undefined) Object.defineProperty(connection, 'saveData', { value: true })
    })
    await open(`/menus/${venue.menuIds[0]}`)
    // It is loaded after everything that is loaded ahead.
    await expect.poll(readFiles, { timeout: 45_000 }).toContain('/keep-for-offline-')
    expect(await readFiles()).toContain('/toast-area-')
    expect(await readFiles()).not.toMatch(/\/(?:dish|cart)-/)
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible()
    expect(await readFiles()).toContain('/dish-')
  },
)

test(
  'the document does not ask again for what the storefront has asked for itself',
  { tag: '@once' },
  async ({ page, venue }) => {
    await letStorefrontBeFaster(page, '/deliveries')
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      // Availability is asked for once more when the stream of events opens.
      if (pathname.startsWith('/1/') && !/photos|events|availability/.test(pathname))
        asked.push(pathname + search)
    })
    await storeBefore(page, toStored(venue))
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Акции' }).first()).toBeVisible()
    expect(asked.filter((address) => address.includes('/deliveries'))).not.toEqual([])
    expect(asked).toEqual([...new Set(asked)])
  },
)

/** Pretends that the storefront asked for these answers before the document's script. */
function letStorefrontBeFaster(page: Page, part: string): Promise<unknown> {
  return page.addInitScript((missedPart) => {
    let early: { missed: Set<string> } | undefined
    Object.defineProperty(window, 'lavashEarly', {
      get: () => early,
      set: (next: typeof early) => {
        if (next !== undefined) next.missed.has = (key) => key.includes(missedPart)
        early = next
      },
    })
  }, part)
}
