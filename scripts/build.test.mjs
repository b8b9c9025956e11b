import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureBuilt } from './build.mjs'

let root

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lavash-build-'))
  write('package-lock.json', '{}')
  write('apps/storefront/page.ts', '')
  write('apps/office/page.ts', '')
  write('packages/rulebook/price.ts', '')
  write('brands/grill/brand.yaml', '')
  // Stands in for Vite: it writes its arguments as the build.
  write(
    'node_modules/vite/bin/vite.js',
    `const { mkdirSync, writeFileSync } = require('node:fs')
    mkdirSync('dist', { recursive: true })
    writeFileSync('dist/mode', process.env.NODE_ENV)`,
  )
})

afterEach(() => {
  rmSync(root, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test('the apps are built once, and again only when something they are made of changes', async () => {
  expect(await ensureBuilt(root)).toBe(true)
  expect(await ensureBuilt(root)).toBe(false)
  write('apps/storefront/page.test.ts', 'a test')
  expect(await ensureBuilt(root)).toBe(false)
  write('apps/storefront/page.ts', 'a change')
  expect(await ensureBuilt(root)).toBe(true)
  write('packages/rulebook/price.ts', 'a change')
  expect(await ensureBuilt(root)).toBe(true)
})

test('a change of one app leaves the build of the other alone', async () => {
  await ensureBuilt(root)
  write('apps/storefront/dist/mode', 'as it was')
  write('apps/office/page.ts', 'a change')
  expect(await ensureBuilt(root)).toBe(true)
  expect(readFileSync(join(root, 'apps/storefront/dist/mode'), 'utf8')).toBe('as it was')
  expect(readFileSync(join(root, 'apps/office/dist/mode'), 'utf8')).toBe('production')
})

test('a build is for production, whatever NODE_ENV the shell has', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  await ensureBuilt(root)
  expect(readFileSync(join(root, 'apps/storefront/dist/mode'), 'utf8')).toBe('production')
})
