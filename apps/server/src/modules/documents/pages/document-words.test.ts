import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@lavash/rulebook/site/locales'
import { expect, test } from 'vitest'

const here = import.meta.dirname
const storefront = join(here, '../../../../../storefront/src/i18n/messages')
const prefix = 'text.page.'

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8'))
}

test.each(locales)('A-01 in %s the document says what the storefront will say', (locale) => {
  const texts = Object.entries(readJson(join(here, '../../../messages', `${locale}.json`)))
  const pageTexts = texts.filter(([key]) => key.startsWith(prefix))
  const words = Object.fromEntries(pageTexts.map(([key, text]) => [key.slice(prefix.length), text]))
  const messages = readJson(join(storefront, `${locale}.json`))
  const theirs = Object.keys(words).map((key) => [
    key,
    key.split('.').reduce<unknown>((part, name) => Object(part)[name], messages),
  ])
  expect(pageTexts.length).toBeGreaterThan(20)
  expect(words).toEqual(Object.fromEntries(theirs))
})
