import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { chromiumArguments, findChromium } from './scripts/chromium.mjs'

const executablePath = findChromium()
const { userAgent } = devices['Pixel 7']

/** Calls, storage and money know no layout: once, on a phone, is enough. */
const sameInBothLayouts =
  /\/(?:boot-errors|cart-preflight|hits|language|live|location-offers|offline|payment|placing|promo-code|session|sign-in-providers|stops|storage)\.test\.ts$/

/** In these a network is silent, a payment is asked about again or a popup stays empty: they wait more than they compute. */
const waiting = /\/(?:live|offline|orders|payment|placing|sign-in-providers)\.test\.ts$/

const cores = availableParallelism()

/** Not skipped but not meant on a phone: what needs a keyboard or a window that changes its width. */
const phone = {
  grepInvert: /@desktop/,
  use: {
    // Here a customer who has asked for less motion, and on the desktop one who has not.
    contextOptions: { reducedMotion: 'reduce' as const },
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    ...(userAgent && { userAgent }),
  },
}

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // More than one browser for each core takes a tenth longer, but for one that fills the others' pauses.
  workers: cores + 1,
  forbidOnly: true,
  reporter: 'line',
  timeout: 120_000,
  // A machine that does other things as well is slow, not wrong.
  expect: { timeout: 20_000 },
  use: {
    launchOptions: {
      // Under a tool every error that a script makes has it read once more to know the line: better known from the start.
      args: [...chromiumArguments(), '--js-flags=--no-enable-lazy-source-positions'],
      ...(executablePath && { executablePath }),
    },
    // A device that is wrong about language and zone: what the customer sees must not depend on either.
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // A worker would answer what a test wants to answer itself; e2e/offline.test.ts lets it in.
    serviceWorkers: 'block',
  },
  projects: [
    { ...phone, name: 'waiting', testMatch: waiting, workers: 1 },
    {
      name: 'desktop',
      workers: cores,
      // `@once` knows no layout either, in a file where others do.
      grepInvert: /@mobile|@once/,
      testIgnore: sameInBothLayouts,
      // A small laptop's: what is drawn here without a graphics card costs by its size.
      use: { viewport: { width: 1280, height: 720 } },
    },
    {
      ...phone,
      name: 'mobile',
      // The one that fills pauses, where those that wait have ended: a twentieth less.
      workers: cores + 1,
      testIgnore: [waiting, /\/gallery-keyboard\.test\.ts$/],
    },
  ],
})
