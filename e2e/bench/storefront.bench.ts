import { type BrowserContext, chromium, devices, type Page } from '@playwright/test'
import type { Bench, BenchRow } from '../../apps/server/bench/bench.ts'
import { ensureBuilt } from '../../scripts/build.mjs'
import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs'
import { ensureChromium } from '../../scripts/test-tools.mjs'
import { readDemoVenue } from '../demo-venue.ts'
import { startServer } from '../start-server.ts'
import { storeBefore, toStored } from '../visit.ts'
import { serveLargeMenu } from './large-menu.ts'
import { measureScrolling, measureTaps, type ScrollFigures } from './measure-page.ts'

const dishCount = 500
const slowdown = 4
const rounds = 3
const tapCount = 15
const distancePx = 24_000
const { userAgent } = devices['Pixel 7']

/**
 * A slow phone is this machine at a quarter of its speed. An empty page at the same speed is the best possible
 * figure.
 */
export const bench: Bench = {
  title: `Storefront: ${dishCount} dishes on a phone, processor slowed ${slowdown} times`,
  async run() {
    await ensureChromium()
    await ensureBuilt()
    const server = await startServer()
    const executablePath = findChromium()
    const browser = await chromium.launch({
      args: chromiumArguments(),
      ...(executablePath !== undefined && { executablePath }),
    })
    try {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        ...(userAgent !== undefined && { userAgent }),
      })
      const menu = await openMenu(context, server.url)
      const empty = await openEmpty(context, await menu.evaluate(() => document.documentElement.scrollHeight))
      return [...(await compareScrolling(menu, empty)), ...(await compareTaps(menu, empty))]
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

async function openMenu(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  const venue = await readDemoVenue(url)
  await storeBefore(page, toStored(venue))
  await serveLargeMenu(page, dishCount)
  await page.goto(`/menus/${venue.menuIds[0]}`)
  await page
    .getByRole('article')
    .nth(dishCount - 1)
    .waitFor({ state: 'attached' })
  return page
}

/** As high as the menu, with only a button that counts. */
async function openEmpty(context: BrowserContext, heightPx: number): Promise<Page> {
  const page = await context.newPage()
  await page.setContent(`<meta name="viewport" content="width=device-width">
    <body style="margin:0;height:${heightPx}px"><article><button type="button">+</button><output>0</output></article>`)
  await page.evaluate(() => {
    const output = document.querySelector('output')
    document.querySelector('button')?.addEventListener('click', () => {
      if (output !== null) output.textContent = String(Number(output.textContent) + 1)
    })
  })
  return page
}

async function compareScrolling(menu: Page, empty: Page): Promise<BenchRow[]> {
  const figures: { menu: ScrollFigures; empty: ScrollFigures }[] = []
  for (let round = 0; round < rounds; round += 1) {
    figures.push({ empty: await scroll(empty), menu: await scroll(menu) })
  }
  const toRatio = (one: (typeof figures)[number]) => one.menu.framesPerSecond / one.empty.framesPerSecond
  const median = figures.toSorted((one, other) => toRatio(one) - toRatio(other))[Math.floor(rounds / 2)]
  if (median === undefined) throw new Error('Nothing was measured')
  return [
    {
      name: `scrolled through`,
      value: median.menu.framesPerSecond,
      unit: 'frames/s',
      ratio: { to: 'an empty page', value: toRatio(median), atLeast: 0.8 },
    },
    { name: '  the longest frame', value: median.menu.longestFrameMs, unit: 'ms' },
    { name: '  the longest frame of an empty page', value: median.empty.longestFrameMs, unit: 'ms' },
    { name: '  in long tasks', value: median.menu.longTaskMs, unit: 'ms' },
    { name: '  shift of the layout', value: median.menu.layoutShift, unit: '', limit: { atMost: 0.01 } },
  ]
}

async function scroll(page: Page): Promise<ScrollFigures> {
  await page.bringToFront()
  const client = await page.context().newCDPSession(page)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const figures = await measureScrolling(page, client, distancePx)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await client.detach()
  return figures
}

async function compareTaps(menu: Page, empty: Page): Promise<BenchRow[]> {
  await menu.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await menu.locator('article button').first().tap()
  const menuMs = await tap(menu, 'article fieldset button:last-of-type', 'article output')
  const emptyMs = await tap(empty, 'button', 'output')
  return [
    {
      name: 'from a tap on + to the new count on the screen',
      value: menuMs,
      unit: 'ms',
      limit: { atMost: 200 },
      ratio: { to: 'a button on an empty page', value: emptyMs / menuMs },
    },
  ]
}

async function tap(page: Page, button: string, output: string): Promise<number> {
  await page.bringToFront()
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times = await measureTaps(page, button, output, tapCount)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await client.detach()
  return times.toSorted((one, other) => one - other)[Math.floor(tapCount / 2)] ?? Number.NaN
}
