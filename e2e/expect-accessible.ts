import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { leaveRepeatedOut, markRepeated, putRepeatedBack } from './mark-repeated.ts'

/** Evaluated in every page. The minified file is less than half of the package's `source`. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The other theme changes colours only, so names, roles and order are checked once. */
const rulesOf: Record<string, RunOptions['runOnly']> = {
  light: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/** Popups hang at the end of the document but belong to the landmark of their control. */
const regionMatcher = 'dialog, [role=dialog], [role=alertdialog], svg, [role=menu], [role=listbox]'

/** No violation in either theme. The page keeps its theme. `within` limits the check to a part of the page. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const root = page.locator('html')
  const before = await root.getAttribute('data-theme')
  // A colour in the middle of a transition has another contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  expect(await root.evaluate(listDoubledIds), 'ids that stand twice').toEqual([])
  expect(await root.evaluate(markRepeated), 'cards and items of a kind of their own').toBeLessThan(60)
  const leftOut = await root.evaluateHandle(leaveRepeatedOut)
  for (const [theme, runOnly] of Object.entries(rulesOf)) {
    const options = {
      runOnly,
      resultTypes: ['violations'],
      checks: { region: { options: { regionMatcher } } },
      // Our pages have no frames, and waiting for them opens a second tab.
      iframes: false,
      // None of these rules reads style sheets, which would be loaded again.
      preload: { assets: ['media'] },
    }
    const violations = await root.evaluate(
      async (html, { value, context: part, run }) => {
        html.setAttribute('data-theme', value)
        // A cancelled animation has ended too.
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
        const own = window as unknown as {
          axe: { run: (context: object, options: object) => Promise<AxeResults> }
        }
        return (await own.axe.run(part, run)).violations
      },
      { value: theme, context: { include: [within] }, run: options },
    )
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ target }) => target.join(' ')),
    }))
    expect(found, `accessibility in the ${theme} theme`).toEqual([])
  }
  await leftOut.evaluate(putRepeatedBack)
  await root.evaluate((html, value) => html.setAttribute('data-theme', value ?? 'light'), before)
}

/** Checks all elements, also those that are left out afterwards. */
function listDoubledIds(html: Element): string[] {
  const ids = [...html.querySelectorAll('[id]')].map(({ id }) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}
