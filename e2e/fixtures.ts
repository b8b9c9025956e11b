import { test as base } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { type StartedServer, startServer } from './start-server.ts'
import { watchPage } from './watch-page.ts'

interface TestFixtures {
  /** WCAG 2.2 AA in both themes. */
  expectAccessible: () => Promise<void>
  /** Every test fails on a fault, a broken policy or a missing file of ours, unless it takes it out of here. */
  problems: string[]
}

interface WorkerFixtures {
  server: StartedServer
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, provide) => {
      const server = await startServer()
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  expectAccessible: async ({ page }, provide) => provide(() => expectAccessible(page)),
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
