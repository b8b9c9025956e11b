import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findTokenWithin } from '#vendors/captcha/find-token-within.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const silence = new Promise<string>(() => undefined)

test('S-01 a captcha gives its token, or nothing when it fails', async () => {
  expect(await findTokenWithin(1000, () => Promise.resolve('token'))).toBe('token')
  // reCAPTCHA throws values that are no Error.
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors
  expect(await findTokenWithin(1000, () => Promise.reject(null))).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('S-01 a captcha that never calls back is given up when the time is over', async () => {
  const finding = findTokenWithin(1000, () => silence)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await finding).toBeUndefined()
})

test('S-01 whoever is asked a question by the captcha may think about it', async () => {
  const solving = Promise.withResolvers<string>()
  const finding = findTokenWithin(1000, (stopClock) => {
    stopClock()
    return solving.promise
  })
  await vi.advanceTimersByTimeAsync(60_000)
  solving.resolve('solved')
  expect(await finding).toBe('solved')
})
