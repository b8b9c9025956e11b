/**
 * Finds the Chromium for browser tests and measurements: LAVASH_CHROMIUM, the system's, or Playwright's download.
 * Imports nothing, so the bootstrap can call it before anything is installed.
 */
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** A headless build comes first: it opens a page for half the work. */
const systemPaths = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
}

/** Playwright's download folder on each platform, and the program's path inside. */
const downloads = {
  linux: {
    folder: ['.cache', 'ms-playwright'],
    programs: [
      'chrome-headless-shell-linux64/chrome-headless-shell',
      'chrome-headless-shell-linux-arm64/chrome-headless-shell',
      'chrome-linux/headless_shell',
      'chrome-linux/chrome',
      'chrome-linux64/chrome',
      'chrome-linux-arm64/chrome',
    ],
  },
  darwin: {
    folder: ['Library', 'Caches', 'ms-playwright'],
    programs: [
      'chrome-headless-shell-mac-arm64/chrome-headless-shell',
      'chrome-headless-shell-mac-x64/chrome-headless-shell',
      'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
      'chrome-mac-arm64/Chromium.app/Contents/MacOS/Chromium',
      'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
      'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    ],
  },
  win32: {
    folder: ['AppData', 'Local', 'ms-playwright'],
    programs: ['chrome-win\\chrome.exe', 'chrome-win64\\chrome.exe'],
  },
}

export function findDownloaded(environment, platform) {
  const known = downloads[platform]
  if (!known) return undefined
  for (const folder of listDownloadFolders(environment, platform)) {
    const program = findProgram(folder, known.programs)
    if (program) return program
  }
  return undefined
}

/** Playwright follows XDG_CACHE_HOME, but an older download in the default folder is still good. */
function listDownloadFolders(environment, platform) {
  const { PLAYWRIGHT_BROWSERS_PATH: named, XDG_CACHE_HOME: cache } = environment
  if (named) return [named]
  const usual = join(homedir(), ...downloads[platform].folder)
  return platform === 'linux' && cache ? [join(cache, 'ms-playwright'), usual] : [usual]
}

function findProgram(folder, programs) {
  if (!existsSync(folder)) return undefined
  const versions = readdirSync(folder)
    .filter((name) => /^chromium(?:_headless_shell)?-\d+$/.test(name))
    .toSorted((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]))
  return programs
    .flatMap((program) => versions.map((version) => join(folder, version, program)))
    .find((path) => existsSync(path))
}

/** The path of a Chromium, or undefined. If LAVASH_CHROMIUM names a missing file, no other is used instead. */
export function findChromium(environment = process.env, platform = process.platform) {
  const named = environment.LAVASH_CHROMIUM
  if (named) return existsSync(named) ? named : undefined
  return systemPaths[platform]?.find((path) => existsSync(path)) ?? findDownloaded(environment, platform)
}

/** Flags without which Chromium does not start as root, renders differently per machine, or contacts its vendor. */
export function chromiumArguments() {
  const isRoot = process.getuid?.() === 0
  return [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-dev-shm-usage',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    // Software rendering without the emulated graphics card takes half the time. Only maps need the card.
    '--disable-gpu-rasterization',
    '--disable-gpu-compositing',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-sync',
    '--no-first-run',
    '--font-render-hinting=none',
  ]
}
