import type { CaptchaChallenge } from '@lavash/contract/captcha'
import { findTokenWithin } from '#vendors/captcha/find-token-within.ts'

/** An old phone counts for long; a worker that the system has ended says nothing at all. */
const longestSolvingMs = 60_000

/** The token the server wants: the puzzle with its solution. Nobody but our own server learns who signs in. */
export function solveAltcha(challenge: CaptchaChallenge): Promise<string | undefined> {
  let worker: Worker | undefined
  const solve = () =>
    new Promise<string | undefined>((resolve) => {
      worker = new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' })
      worker.addEventListener('message', ({ data: solution }: MessageEvent<unknown>) => {
        resolve(solution === null ? undefined : btoa(JSON.stringify({ challenge, solution })))
      })
      // It did not arrive.
      worker.addEventListener('error', () => resolve(undefined))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(challenge)
    })
  return findTokenWithin(longestSolvingMs, solve).finally(() => worker?.terminate())
}
