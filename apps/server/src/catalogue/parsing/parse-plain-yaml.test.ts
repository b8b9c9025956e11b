import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDocument, stringify } from 'yaml'
import { parsePlainYaml } from './parse-plain-yaml.ts'

const brands = join(import.meta.dirname, '../../../../../brands')
const files = readdirSync(brands, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => readFileSync(join(brands, file), 'utf8'))

function parseFully(text: string): unknown {
  const yaml = parseDocument(text)
  return yaml.errors.length + yaml.warnings.length > 0 ? 'a mistake' : yaml.toJS()
}

test('the fast parser reads most files of the demonstration, as the full one does', () => {
  const read = files.map((text) => ({ fast: parsePlainYaml(text), full: parseFully(text) }))
  const certain = read.filter(({ fast }) => fast !== undefined)
  expect(certain.length / files.length).toBeGreaterThan(0.9)
  expect(certain.map(({ fast }) => fast)).toEqual(certain.map(({ full }) => full))
})

test.each([
  ['a: 1\nb: x', { a: 1, b: 'x' }],
  [
    'list:\n- a\n- b: 1\n  c: [x, {d: 2}]\nafter: null',
    { list: ['a', { b: 1, c: ['x', { d: 2 }] }], after: null },
  ],
  ['at: 10:00\nzone: +03:00\nof: 350 g', { at: '10:00', zone: '+03:00', of: '350 g' }],
  ['a: \'x, y\'\nb: "# z"\nc:\nd: {}', { a: 'x, y', b: '# z', c: null, d: {} }],
])('%j is read at once', (text, value) => {
  expect(parsePlainYaml(text)).toEqual(value)
  expect(parseFully(text)).toEqual(value)
})

test.each([
  ['a key twice', 'a: 1\na: 2'],
  ['an anchor', 'a: &x 1\nb: *x'],
  ['a text over two lines', 'a: x\n  y'],
  ['a block text', 'a: |\n  x'],
  ['a comment after a value', 'a: x # y'],
  ['a tab', 'a:\tx'],
  ['another base', 'a: 0x1F'],
  ['a power', 'a: 1e3'],
  ['a key within a value', 'a: b: c'],
  ['an indentation of its own', 'a: 1\n  b: 2'],
  ['a list in a map', 'a: 1\n- b'],
  ['an escape', 'a: "\\n"'],
  ['a comma at the end', 'a: [x, ]'],
  ['nothing', ''],
  ['two documents', 'a: 1\n---\nb: 2'],
])('%s is left to the full parser', (_name, text) => {
  expect(parsePlainYaml(text)).toBeUndefined()
})

const pieces = [
  ...new Set(files.flatMap((text) => text.split(/(?<=[\n:,[\]{}#'"-])|(?=[\n:,[\]{}#'"-])/)).slice(0, 4000)),
  ...'\n|  |\n  |- |-|: |:|#| #|[|]|{|}|, |"|\'|~|null|True|1|0x1|1e3|.5|+1|-|--|---|?|? |!|&a|*a|%|@|`|\\|>|\t'.split(
    '|',
  ),
]

test('whatever the fast parser reads, the full one reads alike', () => {
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((all) => all.join(''))
  const edited = fc
    .tuple(fc.constantFrom(...files), fc.nat(), fc.nat(6), fc.constantFrom(...pieces))
    .map(([file, at, length, piece]) => {
      const start = at % file.length
      const from = Math.max(0, file.lastIndexOf('\n', Math.max(0, start - 300)) + 1)
      return file.slice(from, start) + piece + file.slice(start + length, start + 300)
    })
  const written = fc.jsonValue({ maxDepth: 4 }).map((value) => stringify(value, { lineWidth: 110 }))
  fc.assert(
    fc.property(fc.oneof(text, edited, written), (one) => {
      const fast = parsePlainYaml(one)
      if (fast !== undefined) expect(fast).toEqual(parseFully(one))
    }),
    { numRuns: 2000 },
  )
})
