import { expect, test } from './fixtures.ts'
import { chooseElsewhere } from './visit.ts'

test(
  'M-11 the terms are the brand’s own, in each of its languages',
  { tag: '@once' },
  async ({ page, open, expectAccessible }) => {
    test.slow()
    await open('/terms-of-sale')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Безопасность платежей и оферта' }),
    ).toBeVisible()
    await expect(page.getByRole('article')).toContainText('Уголёк')
    await expectAccessible()
    const russian = await page.getByRole('article').textContent()
    await chooseElsewhere(page, 'en')
    await expect(page.getByRole('article')).not.toHaveText(russian ?? '')
    await expect(page.getByRole('article')).toContainText('Ugolyok')
  },
)
