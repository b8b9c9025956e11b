import { expect, test } from 'vitest'
import { checkUnusedMessages } from './check-unused-messages.ts'
import { makeTree } from './make-tree.ts'

function problemsOf(code: Record<string, string>) {
  const messages = { cart: { title: 'Корзина' }, measure: { g: 'г', ml: 'мл' } }
  return checkUnusedMessages.findProblems(
    makeTree({
      'packages/ui/src/messages/ru.json': '{}',
      'apps/office/src/i18n/messages/ru.json': '{}',
      'packages/ui/gallery/samples/ru.json': '{}',
      'apps/storefront/src/i18n/messages/ru.json': JSON.stringify(messages),
      'apps/server/src/messages/ru.json': '{}',
      ...code,
    }),
  )
}

const all = "t('cart.title'); t(`measure.${unit}`)"

test('a text is used when its key is named, whole or by a template', () => {
  expect(problemsOf({ 'apps/storefront/src/page.ts': all })).toEqual([])
})

test.each([
  ['nobody names it', { 'apps/storefront/src/page.ts': 't(`measure.${unit}`)' }, ['cart.title']],
  [
    'only a test names it',
    { 'apps/storefront/src/page.test.ts': all },
    ['cart.title', 'measure.g', 'measure.ml'],
  ],
  ['only the server names it', { 'apps/server/src/page.ts': all }, ['cart.title', 'measure.g', 'measure.ml']],
  [
    'a template would fit everything',
    { 'apps/storefront/src/page.ts': "t('cart.title'); t('measure.g'); t(`${one}`); t(`${one}-${other}`)" },
    ['measure.ml'],
  ],
  [
    'a template of nothing but holes and dots would fit everything',
    { 'apps/storefront/src/page.ts': "t('cart.title'); t('measure.g'); join(`${one}.${other}`)" },
    ['measure.ml'],
  ],
])('caught: %s', (_, code, keys) => {
  expect(problemsOf(code)).toEqual(
    keys.map((key) => `apps/storefront/src/i18n/messages/ru.json ${key}: no code names it`),
  )
})
