import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { fontSubsets } from './subset-fonts.ts'

const styles = await readFile(new URL('../src/ui/fonts.css', import.meta.url), 'utf8')

test.each(Object.entries(fontSubsets))('%s is offered for the characters it has', (name, { text }) => {
  const face = styles.split('@font-face').find((candidate) => candidate.includes(`onest-${name}.woff2`))
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(face ?? '') ?? []
  expect(listCodes(ranges)).toEqual(new Set(Array.from(text, (character) => character.codePointAt(0))))
})

test('the languages of the storefront need no file beside these', async () => {
  const known = new Set(Object.values(fontSubsets).flatMap(({ text }) => [...text]))
  const texts = await Promise.all(
    ['ru', 'en', 'cnr'].map((locale) =>
      readFile(new URL(`../src/i18n/messages/${locale}.json`, import.meta.url), 'utf8'),
    ),
  )
  const missing = new Set(texts.flatMap((text) => [...text]).filter((character) => !known.has(character)))
  expect([...missing].filter((character) => character !== '\n')).toEqual([])
})

function listCodes(ranges: string): Set<number> {
  return new Set(
    ranges.split(',').flatMap((range) => {
      const [first = '', last = first] = range.trim().replace('U+', '').split('-')
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
      return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    }),
  )
}
