import { expectAccessible } from './expect-accessible.ts'
import { storeBefore, toStored } from './visit.ts'
import { watchPage } from './watch-page.ts'
import { test as base } from './worker-fixtures.ts'

interface TestFixtures {
  /** WCAG 2.2 AA in both themes. */
  expectAccessible: () => Promise<void>
  /**
   * A test fails on a fault, a broken policy or a missing file of ours, unless it removes the problem from this list.
   */
  problems: string[]
  /** Opens a page as a customer who chose the demo venue on an earlier visit. */
  open: (path?: string) => Promise<void>
}

export const test = base.extend<TestFixtures>({
  open: async ({ page, venue }, provide) =>
    provide(async (path = '/') => {
      await storeBefore(page, toStored(venue))
      await page.goto(path)
      // Splash and boot loader have a main element too, but no content to skip to.
      await page.locator('#content').waitFor()
    }),
  baseURL: async ({ server }, provide) => provide(server.url),
  expectAccessible: async ({ page }, provide, testInfo) =>
    provide(() => {
      // One accessibility check takes as long as many a test.
      testInfo.setTimeout(testInfo.timeout + 60_000)
      return expectAccessible(page)
    }),
  problems: [
    async ({ page }, provide) => {
      const problems = watchPage(page)
      await provide(problems)
      base.expect(problems, 'problems the browser has told').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
