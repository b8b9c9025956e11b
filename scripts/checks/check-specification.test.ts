import { expect, test } from 'vitest'
import { checkSpecification } from './check-specification.ts'
import { makeTree } from './make-tree.ts'

const page = 'docs/specification/storefront.md'
const file = 'packages/rulebook/src/cart.test.ts'

function findProblems(list: string, tests: string) {
  return checkSpecification.findProblems(makeTree({ [page]: list, [file]: tests }))
}

const oneLine = '# Cart\n- **C-04** a line has a sum\n'

test.each([
  ['a plain title', `test('C-04 a sum', () => {})`],
  ['a code behind another word', `describe('sums (C-04)', () => {})`],
  ['a template string', 'test(`C-04 a sum of ${count} dishes`, () => {})'],
  ['two texts joined', `test('C-04 a sum ' + 'of dishes', () => {})`],
  ['a title on the next line', `test.skip(\n  'C-04 a sum',\n  () => {})`],
  ['the title of a table', `test.each([[1, 2]])('C-04 %i and %i', () => {})`],
  ['a row of a table', `test.each([['C-04 one dish', 2]] as const)('%s costs %i', () => {})`],
  ['a cell of a named table', `const cases = [{ id: 'C-04' }]\ntest.each(cases)('$id', () => {})`],
  ['a step of a browser test', `test('x', () => test.step('C-04 a sum', () => {}))`],
])('%s carries the code', (_, tests) => {
  expect(findProblems(oneLine, tests)).toEqual([])
})

test.each([
  ['a comment', `// C-04\ntest('a sum', () => {})`],
  ['a text in the test', `test('a sum', () => expect(x).toBe('C-04 a sum'))`],
])('%s is no title: the listed code has no test', (_, tests) => {
  expect(findProblems(oneLine, tests)).toEqual([`${page}:2 C-04: no test title carries it`])
})

test('a code that no line lists is named with its place and with what to do', () => {
  expect(findProblems(oneLine, `test('C-04 a sum', () => {})\ntest('C-04 more of C-99', () => {})`)).toEqual([
    `${file}:2 C-99 is not listed: add a line "- **C-99** …" to docs/specification/`,
  ])
  expect(findProblems(oneLine, `test('C-04 ST-01 a sum', () => {})`)).toHaveLength(1)
})

test('a word inside a title that looks like a code and is none is left alone', () => {
  expect(findProblems(oneLine, `test('C-04 a sum in UTF-16', () => {})`)).toEqual([])
})

test('a code that stands in two lines is a mistake', () => {
  const twice = `${oneLine}- **C-04** again\n`
  expect(findProblems(twice, `test('C-04 a sum', () => {})`)).toEqual([`${page}:3 C-04 is listed twice`])
})
