import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The other theme has other colours and the same names, roles and order. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** What drops from a control hangs at the end of the document, but belongs to the landmark of its control. */
const regionMatcher = 'dialog, [role=dialog], [role=alertdialog], svg, [role=menu], [role=listbox]'
const options = { resultTypes: ['violations' as const], checks: { region: { options: { regionMatcher } } } }

/** No violation in the light theme and none in the dark one; the page is left in the theme it had. */
export async function expectAccessible(page: Page): Promise<void> {
  const root = page.locator('html')
  const before = await root.getAttribute('data-theme')
  // A colour halfway through a transition has a contrast of its own.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const theme of ['light', 'dark']) {
    await root.evaluate(async (html, value) => {
      html.setAttribute('data-theme', value)
      // One that is cut short is over as well.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    }, theme)
    const axe = new AxeBuilder({ page }).options(options)
    const { violations } = await (
      theme === 'light' ? axe.withTags(tags) : axe.withRules(rulesOfColour)
    ).analyze()
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ target }) => target.join(' ')),
    }))
    expect(found, `accessibility in the ${theme} theme`).toEqual([])
  }
  await root.evaluate((html, value) => html.setAttribute('data-theme', value ?? 'light'), before)
}
