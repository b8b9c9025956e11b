import type { BrowserContext } from '@playwright/test'
import type { Front } from './front.ts'
import { categories, type LoadFigures, measureLoad, prepareVisit } from './measure-load.ts'
import type { Lighthouse } from './open-lighthouse.ts'
import { takeTwin } from './static-twin.ts'
import { toMedian, toRows, type WebRow } from './web-limits.ts'
import type { WebPage } from './web-pages.ts'

export interface PageResult {
  readonly page: string
  readonly machineIndex: number
  readonly rows: readonly WebRow[]
  readonly complaints: readonly string[]
  readonly ours: readonly LoadFigures[]
  readonly twin: readonly LoadFigures[]
}

export interface Bench {
  readonly lighthouse: Lighthouse
  readonly context: BrowserContext
  /** Of the browser's protocol. */
  readonly port: number
  readonly front: Front
  readonly runs: number
}

/** Lighthouse's phone. */
const phone = { width: 412, height: 823 }

/** By turns, so that other load on the machine hits both alike. */
export async function measureBeside(bench: Bench, page: WebPage): Promise<PageResult> {
  const { front, runs } = bench
  const { name, path, isPrivate } = page
  const twinPath = `/-/${name.replaceAll(' ', '-')}`
  await front.put(twinPath, await makeTwin(bench, page))
  const skipAudits = isPrivate === true ? ['is-crawlable'] : []
  const common = { ...bench, url: front.url, stored: page.stored }
  const ours: LoadFigures[] = []
  const twin: LoadFigures[] = []
  for (let run = 0; run < runs; run += 1) {
    ours.push(await measureLoad({ ...common, path, onlyCategories: categories, skipAudits }))
    twin.push(
      await measureLoad({ ...common, path: twinPath, onlyCategories: ['performance'], skipAudits: [] }),
    )
  }
  const median = toMedian(ours)
  const rows = toRows(name, median, toMedian(twin))
  return { page: name, machineIndex: median.machineIndex, rows, complaints: median.complaints, ours, twin }
}

async function makeTwin({ context, front }: Bench, { path, stored, complete }: WebPage): Promise<string> {
  await prepareVisit({ context, url: front.url, stored })
  const page = await context.newPage()
  await page.setViewportSize(phone)
  await page.goto(front.url + path)
  await page.locator(complete).first().waitFor()
  // Animations have ended and visible pictures have loaded.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const html = await takeTwin(page)
  await page.close()
  return html
}
