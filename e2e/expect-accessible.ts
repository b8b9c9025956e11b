import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What drops from a control hangs at the end of the document, but belongs to the landmark of its control. */
const regionMatcher = 'dialog, [role=dialog], [role=alertdialog], svg, [role=menu], [role=listbox]'
const options = { checks: { region: { options: { regionMatcher } } } }

/**
 * While suggestions are open Base UI hides the rest of the page from screen readers, as a modal popup would,
 * headings too; Tab closes the list and brings it back. Axe cannot know the second half.
 */
const hiddenBySuggestions = ['aria-hidden-focus', 'page-has-heading-one']

/** No violation in the light theme and none in the dark one; the page is left in the theme it had. */
export async function expectAccessible(page: Page): Promise<void> {
  const root = page.locator('html')
  const before = await root.getAttribute('data-theme')
  // A colour halfway through a transition has a contrast of its own.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const theme of ['light', 'dark']) {
    await root.evaluate(async (html, value) => {
      html.setAttribute('data-theme', value)
      await Promise.all(document.getAnimations().map(({ finished }) => finished))
    }, theme)
    const hasSuggestions = (await page.getByRole('combobox', { expanded: true }).count()) > 0
    const { violations } = await new AxeBuilder({ page })
      .options({
        ...options,
        rules: Object.fromEntries(hiddenBySuggestions.map((id) => [id, { enabled: !hasSuggestions }])),
      })
      .withTags(rules)
      .analyze()
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ target }) => target.join(' ')),
    }))
    expect(found, `accessibility in the ${theme} theme`).toEqual([])
  }
  await root.evaluate((html, value) => html.setAttribute('data-theme', value ?? 'light'), before)
}
