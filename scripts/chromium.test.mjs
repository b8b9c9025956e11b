import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findChromium, findDownloaded } from './chromium.mjs'

const folder = mkdtempSync(join(tmpdir(), 'lavash-chromium-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function place(...parts) {
  const path = join(folder, ...parts)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  return path
}

test('the Chromium that is named is the one that is taken', () => {
  const named = place('my-chromium')
  expect(findChromium({ LAVASH_CHROMIUM: named })).toBe(named)
})

test('a named Chromium that is not there is not silently replaced by another', () => {
  expect(findChromium({ LAVASH_CHROMIUM: join(folder, 'nowhere') })).toBeUndefined()
})

test('the newest download of Playwright is taken where the system has none', () => {
  place('chromium-999', 'chrome-win64\\chrome.exe')
  const newest = place('chromium-1200', 'chrome-win64\\chrome.exe')
  expect(findChromium({ PLAYWRIGHT_BROWSERS_PATH: folder }, 'win32')).toBe(newest)
})

test('of Playwright’s downloads the one without windows is taken', () => {
  place('chromium-1200', 'chrome-linux64', 'chrome')
  const shell = place(
    'chromium_headless_shell-1200',
    'chrome-headless-shell-linux64',
    'chrome-headless-shell',
  )
  expect(findDownloaded({ PLAYWRIGHT_BROWSERS_PATH: folder }, 'linux')).toBe(shell)
})
