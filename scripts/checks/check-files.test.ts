import { expect, test } from 'vitest'
import { checkFileNames, checkFileSizes, checkMachinePaths } from './check-files.ts'
import { makeTree } from './make-tree.ts'

test('a file of 300 lines passes, one of 301 does not, data may be longer', () => {
  const lines = (count: number) => 'a\n'.repeat(count)
  const tree = makeTree({ 'a/fits.ts': lines(300), 'a/too-long.css': lines(301), 'a/menu.yaml': lines(2000) })
  expect(checkFileSizes.findProblems(tree)).toEqual([expect.stringContaining('a/too-long.css has 301 lines')])
})

test.each([
  'index.ts',
  'utils.ts',
  'helpers.mjs',
  'common.css',
  'types.ts',
  'types.d.ts',
  'utils.test.ts',
  'cartList.tsx',
  'Cart.tsx',
  'cart_list.ts',
])('the name %s is refused', (name) => {
  expect(checkFileNames.findProblems(makeTree({ [`a/${name}`]: '' }))).toHaveLength(1)
})

test.each([
  'cart-list.tsx',
  'cart-list.module.css',
  'vite-env.d.ts',
  '0001-changes.ts',
  'index.html',
  'README.md',
])('the name %s is fine', (name) => {
  expect(checkFileNames.findProblems(makeTree({ [`a/${name}`]: '' }))).toEqual([])
})

/** Joined here, because this file would otherwise fail the check that it tests. */
const people = ['home', 'Users', 'work', 'root'].map((folder) => `/${folder}/somebody/lavash`)

test.each([
  ...people.map((path) => `const data = '${path}'`),
  ...people.map((path) => `See ${path}/README.md`),
  ['C:', 'Users', 'somebody'].join('\\'),
  ['https:', '', 'registry.example.org', 'react'].join('/'),
])('a place of one machine is caught: %s', (text) => {
  expect(checkMachinePaths.findProblems(makeTree({ 'docs/a.md': `\n${text}` }))).toEqual([
    expect.stringContaining('docs/a.md:2'),
  ])
})

test.each([
  '/usr/bin/chromium',
  'https://example.org/home/page',
  '/var/lib/lavash',
  '../home/home-screen.tsx',
  '#screens/home/x.ts',
])('a place every machine has is fine: %s', (text) => {
  expect(checkMachinePaths.findProblems(makeTree({ 'docs/a.md': text }))).toEqual([])
})
