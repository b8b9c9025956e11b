import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../bootstrap.mjs'
import { checkFormat, checkLint, checkTypesOf, checkUnused } from './check-with-tools.ts'
import { fixAll } from './fix-all.ts'
import { makeTree } from './make-tree.ts'

const settings = Object.fromEntries(
  ['.oxlintrc.json', '.oxfmtrc.json', 'tsconfig.base.json'].map((file) => [
    file,
    readFileSync(join(projectRoot, file), 'utf8'),
  ]),
)
const tsconfig = JSON.stringify({
  extends: '../../tsconfig.base.json',
  compilerOptions: { lib: ['ES2024', 'DOM'], jsx: 'react-jsx', types: ['node', 'react', 'react-dom'] },
  include: ['src'],
})

/** A project of these files with our own linter settings and the installed packages. */
function makeProject(files: Record<string, string>) {
  const tree = makeTree({
    ...settings,
    'apps/storefront/package.json': '{"type": "module"}',
    'apps/storefront/tsconfig.json': tsconfig,
    ...files,
  })
  symlinkSync(join(projectRoot, 'node_modules'), join(tree.root, 'node_modules'), 'dir')
  return tree
}

describe('lint', () => {
  const file = 'apps/storefront/src/part.tsx'

  const inCode = [
    ['no-floating-promises', 'export async function a() {}\nexport function b() {\n  a()\n}\n'],
    [
      'no-misused-promises',
      'export function a(ok: () => Promise<boolean>) {\n  if (ok()) throw new Error()\n}\n',
    ],
    ['await-thenable', 'export async function a() {\n  await 5\n}\n'],
    [
      'switch-exhaustiveness-check',
      `export function a(b: 'x' | 'y') {\n  switch (b) {\n    case 'x':\n      return 1\n  }\n  return 2\n}\n`,
    ],
    ['no-default-export', 'export default function a() {}\n'],
    ['no-default-export', 'const a = 1\nexport { a as default }\n'],
    ['consistent-type-imports', `import { Node } from './node.ts'\nexport const a: Node | null = null\n`],
    ['no-explicit-any', 'export const a: any = 1\n'],
    ['no-non-null-assertion', 'export const a = (b: string[]) => b[0]!\n'],
    ['no-console', `console.log('a')\nexport {}\n`],
    ['no-empty', 'try {\n  JSON.parse("")\n} catch {}\nexport {}\n'],
    ['no-warning-comments', '// TODO later\nexport {}\n'],
    [
      'rules-of-hooks',
      `import { useState } from 'react'\nexport function Part({ a }: { a: boolean }) {\n  if (a) useState(1)\n  return null\n}\n`,
    ],
    [
      'exhaustive-deps',
      `import { useEffect } from 'react'\nexport function Part({ a }: { a: () => void }) {\n  useEffect(() => a(), [])\n  return null\n}\n`,
    ],
    ['alt-text', 'export const Part = () => <img src="/a.webp" />\n'],
    [
      'no-array-index-key',
      'export const Part = ({ a }: { a: string[] }) => a.map((b, i) => <p key={i}>{b}</p>)\n',
    ],
  ] as const

  const inTests = [
    ['expect-expect', `import { test } from 'vitest'\ntest('a guest orders', () => {})\n`],
    [
      'no-focused-tests',
      `import { expect, test } from 'vitest'\ntest.only('a guest orders', () => {\n  expect(1).toBe(1)\n})\n`,
    ],
    [
      'valid-title',
      `import { expect, test } from 'vitest'\ntest('it should order', () => {\n  expect(1).toBe(1)\n})\n`,
    ],
  ] as const

  test('every rule we chose is switched on', async () => {
    const cases = [
      ...inCode.map(([rule, code], index) => ({ rule, code, file: `apps/storefront/src/case-${index}.tsx` })),
      ...inTests.map(([rule, code], index) => ({
        rule,
        code,
        file: `apps/storefront/src/case-${index}.test.ts`,
      })),
    ]
    const tree = makeProject(Object.fromEntries(cases.map(({ file, code }) => [file, code])))
    const report = (await checkLint.findProblems(tree)).join()
    const missed = cases.filter(({ rule, file }) => !new RegExp(`${file}:.*\\(${rule}\\)`).test(report))
    expect(missed).toEqual([])
  })

  test('plain code passes, a default export of a configuration file too', async () => {
    const tree = makeProject({
      [file]: 'export const a = 1\n',
      'apps/storefront/vite.config.ts': 'export default {}\n',
    })
    expect(await checkLint.findProblems(tree)).toEqual([])
  })
})

test('format: the wrong quotes are caught, and fixed', async () => {
  const tree = makeProject({ 'scripts/a.mjs': 'export const a = "b";\n' })
  expect((await checkFormat.findProblems(tree)).join()).toContain('scripts/a.mjs')
  expect(await fixAll(tree.root)).toEqual([])
  expect(readFileSync(join(tree.root, 'scripts/a.mjs'), 'utf8')).toBe(`export const a = 'b'\n`)
  expect(await checkFormat.findProblems(tree)).toEqual([])
})

test.each([
  ['a wrong type', `export const a: number = 'b'\n`, 'TS2322'],
  ['an unchecked index', 'export const a = (b: string[]): string => b[0]\n', 'TS2322'],
  ['syntax Node cannot strip', 'export enum A {\n  B,\n}\n', 'TS1294'],
])('types: %s is caught', async (_, code, error) => {
  const check = checkTypesOf('apps/storefront')
  const problems = await check.findProblems(makeProject({ 'apps/storefront/src/part.ts': code }))
  expect(problems.join()).toContain(`error ${error}`)
})

test('types: right ones pass', async () => {
  const tree = makeProject({
    'apps/storefront/src/part.ts': 'export const a = (b: string[]) => b[0] ?? ""\n',
  })
  expect(await checkTypesOf('apps/storefront').findProblems(tree)).toEqual([])
})

describe('unused', () => {
  const used = {
    'package.json': JSON.stringify({
      name: 'a',
      type: 'module',
      main: 'main.js',
      dependencies: { react: '*' },
    }),
    'main.js': `import 'react'\nimport { part } from './part.js'\npart()\n`,
    'part.js': 'export function part() {}\n',
  }

  test.each([
    ['a file nobody imports', { 'lost.js': 'export const lost = 1\n' }, 'lost.js'],
    ['an export nobody takes', { 'part.js': `${used['part.js']}export function spare() {}\n` }, 'spare'],
    ['a package nobody names', { 'main.js': `import { part } from './part.js'\npart()\n` }, 'react'],
  ])('%s is caught', async (_, files, problem) => {
    const problems = await checkUnused.findProblems(makeTree({ ...used, ...files }))
    expect(problems.join()).toContain(problem)
  })

  test('a project that uses all it has passes', async () => {
    expect(await checkUnused.findProblems(makeTree(used))).toEqual([])
  })
})
