import type { BrowserContext } from '@playwright/test'
import type { Stored } from '../../visit.ts'
import { blankPath } from './front.ts'
import type { Lighthouse } from './open-lighthouse.ts'

export interface LoadFigures {
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
  /**
   * The machine's speed at that moment by Lighthouse's own loop. A Pixel 5 has about 1,000, a good desktop 2,000 and
   * more.
   */
  readonly machineIndex: number
  /** Of a hundred, by Lighthouse's own categories. */
  readonly scores: Readonly<Record<string, number>>
  /** Lighthouse's complaints about the page, as `audit: title`. */
  readonly complaints: readonly string[]
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo']

export interface Measured {
  readonly lighthouse: Lighthouse
  readonly context: BrowserContext
  /** Of the browser's protocol. */
  readonly port: number
  readonly url: string
  readonly path: string
  readonly stored: Stored
  readonly onlyCategories: readonly string[]
  readonly skipAudits: readonly string[]
}

/** One load with an empty cache under Lighthouse's own settings: a mid-range phone on slow 4G, simulated. */
export async function measureLoad(measured: Measured): Promise<LoadFigures> {
  await prepareVisit(measured)
  const { lighthouse, url, path, port, onlyCategories, skipAudits } = measured
  const result = await lighthouse(url + path, {
    port,
    logLevel: 'error',
    onlyCategories: [...onlyCategories],
    skipAudits: [...skipAudits],
    // The storage is part of the visit. Everything else was cleared above.
    disableStorageReset: true,
    // The time for a page to come to rest. What it does until then is part of the figures.
    maxWaitForLoad: 30_000,
  })
  if (result === undefined) throw new Error(`Lighthouse says nothing about ${path}`)
  const { audits, categories: scored, environment, runtimeError } = result.lhr
  if (runtimeError !== undefined) throw new Error(`${path}: ${runtimeError.message}`)
  const valueOf = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    lcpMs: valueOf('largest-contentful-paint'),
    tbtMs: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    machineIndex: environment.benchmarkIndex,
    scores: Object.fromEntries(
      Object.entries(scored).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    complaints: Object.entries(scored)
      .filter(([name]) => name !== 'performance')
      .flatMap(([, { auditRefs }]) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title}`),
  }
}

type Visit = Pick<Measured, 'context' | 'url' | 'stored'>

/** Clears everything of an earlier visit except what this one needs. */
export async function prepareVisit({ context, url, stored }: Visit): Promise<void> {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' })
  await client.send('Network.clearBrowserCache')
  await page.goto(url + blankPath)
  await page.evaluate((entries) => {
    for (const [key, value] of entries) window.localStorage.setItem(key, value)
  }, toEntries(stored))
  await page.close()
}

function toEntries(stored: Stored): [string, string][] {
  return Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)])
}
