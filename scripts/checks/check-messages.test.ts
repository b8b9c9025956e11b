import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkMessages } from './check-messages.ts'
import { makeTree } from './make-tree.ts'

const languagesFile = readFileSync(
  new URL('../../packages/rulebook/src/site/locales.ts', import.meta.url),
  'utf8',
)

const good = {
  ru: {
    cart: { count: '{count, plural, one {# блюдо} few {# блюда} many {# блюд} other {# блюда}}' },
    hello: '<b>{name}</b>',
  },
  en: { cart: { count: 'Dishes: {count}' }, hello: '<b>{name}</b>' },
  cnr: {
    cart: { count: '{count, plural, one {# jelo} few {# jela} other {# jela}}' },
    hello: '<b>{name}</b>',
  },
}

function problemsOf(storefront: Record<string, unknown>, server: Record<string, unknown> = good) {
  const files = (folder: string, messages: Record<string, unknown>) =>
    Object.entries(messages).map(([language, texts]) => [`${folder}/${language}.json`, JSON.stringify(texts)])
  return checkMessages.findProblems(
    makeTree(
      Object.fromEntries([
        ...files('packages/ui/src/messages', good),
        ...files('apps/office/src/i18n/messages', good),
        ...files('apps/storefront/src/i18n/messages', storefront),
        ...files('apps/server/src/messages', server),
        ['packages/rulebook/src/site/locales.ts', languagesFile],
      ]),
    ),
  )
}

test('three equal languages pass, a plural beside a plain number included', () => {
  expect(problemsOf(good)).toEqual([])
})

test.each([
  ['a language is missing', { ru: good.ru, en: good.en }, 'cnr.json is missing'],
  ['a key is missing', { ...good, en: { cart: good.en.cart } }, 'en.json hello: missing'],
  ['a key is too many', { ...good, cnr: { ...good.cnr, extra: 'x' } }, 'cnr.json extra: not in ru.json'],
  [
    'a parameter has another name',
    { ...good, en: { ...good.en, hello: '<b>{user}</b>' } },
    'hello: takes {<b>; user}',
  ],
  ['a tag is dropped', { ...good, en: { ...good.en, hello: '{name}' } }, 'hello: takes {name}'],
  ['a text is empty', { ...good, en: { ...good.en, hello: ' ' } }, 'hello: empty text'],
  [
    'a text is no ICU message',
    { ...good, en: { ...good.en, hello: '<b>{name</b>' } },
    'hello: no ICU message',
  ],
  ['a text is a number', { ...good, en: { ...good.en, hello: 5 } }, 'hello: neither a text nor a group'],
  [
    'Russian has no form for 2',
    { ...good, ru: { ...good.ru, cart: { count: '{count, plural, one {# блюдо} other {# блюд}}' } } },
    'cart.count: {count} has no form for few, many',
  ],
])('caught: %s', (_, messages, problem) => {
  expect(problemsOf(messages)).toContainEqual(expect.stringContaining(problem))
})

test('caught: the branches of a select differ', () => {
  const withSelect = (branch: string) => ({ way: `{method, select, delivery {a} ${branch} {b} other {c}}` })
  const messages = { ru: withSelect('takeaway'), en: withSelect('pickup'), cnr: withSelect('takeaway') }
  expect(problemsOf(messages)).toEqual([expect.stringContaining('en.json way')])
})

test('the folder of the server is looked at too', () => {
  expect(problemsOf(good, { ...good, en: {} })).toContainEqual(
    expect.stringContaining('apps/server/src/messages/en.json'),
  )
})
