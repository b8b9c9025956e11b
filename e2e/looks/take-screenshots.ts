import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, devices } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs'
import { readDemoVenue } from '../demo-venue.ts'
import { type StartedServer, startServer } from '../start-server.ts'
import { storeBefore, toStored } from '../visit.ts'
import { makeStage } from './make-stage.ts'
import { type Screen, screens, type Stage } from './screens.ts'

/**
 * `take-screenshots.ts FOLDER [names…] [--look mobile-dark]`: each brand on a phone and a desktop, light and dark, in
 * two languages. A look is a part of a folder's name.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { look: { type: 'string', default: '' } },
})
const [folder = 'screenshots', ...names] = positionals
const wanted = screens.filter(({ name }) => names.length === 0 || names.includes(name))
const { userAgent } = devices['Pixel 7']
const layouts = {
  mobile: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, userAgent },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const
const brands = [
  { whiteLabel: 'ugolyok', locales: ['ru', 'en'] },
  { whiteLabel: 'primorje-grill', locales: ['cnr', 'en'] },
] as const

interface Look {
  server: StartedServer
  brand: string
  layout: keyof typeof layouts
  theme: 'light' | 'dark'
  locale: string
}

const server = await startServer()
const executablePath = findChromium()
const browser = await chromium.launch({
  args: chromiumArguments(),
  ...(executablePath && { executablePath }),
})
let count = 0
try {
  for (const { whiteLabel, locales } of brands) {
    const venue = await readDemoVenue(server.url, whiteLabel)
    const stage = await makeStage(server, venue)
    for (const layout of ['mobile', 'desktop'] as const) {
      for (const theme of ['light', 'dark'] as const) {
        for (const locale of locales) {
          const look = { server, brand: whiteLabel, layout, theme, locale }
          if (!toFolder(look).includes(values.look)) continue
          for (const screen of wanted) await take(browser, look, screen, stage, toStored(venue))
        }
      }
    }
  }
} finally {
  await browser.close()
  await server.stop()
}
process.stdout.write(`${count} screenshots in ${folder}/\n`)

function toFolder({ brand, layout, theme, locale }: Look): string {
  return join(brand, `${layout}-${theme}-${locale}`)
}

async function take(
  opened: Browser,
  look: Look,
  { name, path, stored, prepare }: Screen,
  stage: Stage,
  venueStored: Record<string, unknown>,
): Promise<void> {
  const { server: started, brand, layout, theme, locale } = look
  if (name === 'order' && stage.orderId === undefined) return
  const context = await opened.newContext({
    ...layouts[layout],
    baseURL: started.url,
    reducedMotion: 'reduce',
  })
  // A busy machine is slow, not wrong.
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  const more = stored === undefined ? {} : stored(stage)
  await storeBefore(page, more === null ? {} : { ...venueStored, ...more, app_locale: locale })
  await page.goto(`${path(stage)}?brand=${brand}`)
  await page
    .locator(more === null ? '[role=dialog], main' : '#content')
    .first()
    .waitFor()
  await page.locator('html').evaluate((html, value) => html.setAttribute('data-theme', value), theme)
  await prepare?.(page)
  // Waits until pictures, fonts, code and maps have loaded.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  )
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(
    () => document.querySelector('#content > div > svg, [data-status=loading]') === null,
  )
  const target = join(folder, toFolder(look))
  await mkdir(target, { recursive: true })
  await page.screenshot({ path: join(target, `${name}.png`), animations: 'disabled' })
  count += 1
  await context.close()
}
