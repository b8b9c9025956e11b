import type { Locale } from '@lavash/rulebook/site/locales'
import type { Page, PageSlug } from '#catalogue/catalogue.ts'
import type { Mistake } from '#catalogue/mistake.ts'
import type { BrandFiles } from './brand-files.ts'
import { pageSlugs, type FolderListing } from './list-folder.ts'
import { readText } from './read-text.ts'

/** The terms of sale have a route of their own, so every brand has them. */
const requiredPages: ReadonlySet<PageSlug> = new Set(['terms-of-sale'])

const noText = { text: '', mistakes: [] }

export async function readPages(
  source: BrandFiles,
  listing: FolderListing,
  spoken: readonly Locale[],
): Promise<{ pages: Page[]; mistakes: Mistake[] }> {
  const pages: Page[] = []
  const mistakes: Mistake[] = []
  for (const slug of pageSlugs) {
    const files = listing.pages.filter((page) => page.slug === slug)
    if (files.length === 0 && !requiredPages.has(slug)) continue
    const markdown: Page['markdown'] = {}
    for (const locale of spoken) {
      const path = `texts/${locale}/${slug}.md`
      const isThere = files.some((file) => file.path === path)
      const { text, mistakes: unreadable } = isThere ? await readText(source, path) : noText
      mistakes.push(...unreadable)
      if (text?.trim() === '') {
        const expected = `a text in each language of the brand: ${spoken.join(', ')}`
        mistakes.push({ file: path, line: 1, problem: `there is no text in '${locale}'`, expected })
      }
      markdown[locale] = text?.trim() ?? ''
    }
    pages.push({ slug, markdown })
  }
  for (const page of listing.pages.filter(({ locale }) => !spoken.some((one) => one === locale))) {
    const problem = `the brand does not speak '${page.locale}'`
    mistakes.push({ file: page.path, line: 1, problem, expected: `one of ${spoken.join(', ')}` })
  }
  return { pages, mistakes }
}
