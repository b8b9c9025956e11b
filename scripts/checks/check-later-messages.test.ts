import { expect, test } from 'vitest'
import { checkLaterMessages } from './check-later-messages.ts'
import { makeTree } from './make-tree.ts'

const src = 'apps/storefront/src'

function problemsOf(code: Record<string, string>) {
  const messages = { menus: { headline: 'Меню' }, checkout: { headline: 'Заказ', place: 'Оформить' } }
  return checkLaterMessages.findProblems(
    makeTree({
      [`${src}/i18n/messages/ru.json`]: JSON.stringify(messages),
      [`${src}/page.ts`]: "t('checkout.place')",
      ...code,
    }),
  )
}

test.each([
  ['the page waits for its texts', "withLaterTexts(import('#page.ts'))"],
  ['only a type of the page is imported', "import type { Page } from '#page.ts'"],
  ['a first page names the title, which is an exception', "t('checkout.headline')"],
])('a later text is in time when %s', (_, main) => {
  expect(problemsOf({ [`${src}/main.tsx`]: main })).toEqual([])
})

test.each([
  ['is imported', "import '#page.ts'"],
  ['is loaded without its texts', "import('#page.ts')"],
  ['is imported by another one', "import '#other.ts'"],
  ['shows it on one of two ways', "withLaterTexts(import('#page.ts')); import('#page.ts')"],
])('a later text is too early in a page that %s', (_, main) => {
  const other = { [`${src}/other.ts`]: "export { page } from '#page.ts'" }
  expect(problemsOf({ ...other, [`${src}/main.tsx`]: main })).toEqual([
    `${src}/page.ts names checkout.place, which may not be loaded yet: see build/later-texts.ts`,
  ])
})
