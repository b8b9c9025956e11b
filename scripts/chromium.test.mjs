import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { findChromium, findDownloaded } from './chromium.mjs'

const folder = mkdtempSync(join(tmpdir(), 'lavash-chromium-'))
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

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

test.each([
  ['linux', 'chrome-headless-shell-linux-arm64/chrome-headless-shell'],
  ['linux', 'chrome-linux-arm64/chrome'],
  ['darwin', 'chrome-headless-shell-mac-arm64/chrome-headless-shell'],
  ['darwin', 'chrome-headless-shell-mac-x64/chrome-headless-shell'],
  ['darwin', 'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing'],
  ['darwin', 'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing'],
])('on %s Playwright’s %s is found', (platform, program) => {
  const path = place('chromium-1200', program)
  expect(findDownloaded({ PLAYWRIGHT_BROWSERS_PATH: folder }, platform)).toBe(path)
})

test('on Linux the downloads lie in XDG_CACHE_HOME, or else in the home folder', () => {
  vi.stubEnv('HOME', join(folder, 'home'))
  const environment = { XDG_CACHE_HOME: join(folder, 'xdg') }
  const atHome = place('home/.cache/ms-playwright/chromium-1200/chrome-linux64/chrome')
  expect(findDownloaded({}, 'linux')).toBe(atHome)
  expect(findDownloaded(environment, 'linux')).toBe(atHome)
  const inCache = place('xdg/ms-playwright/chromium-1200/chrome-linux64/chrome')
  expect(findDownloaded(environment, 'linux')).toBe(inCache)
})
