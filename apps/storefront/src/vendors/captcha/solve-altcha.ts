import type { CaptchaChallenge } from '@lavash/contract/captcha'
import { findTokenWithin } from '#vendors/captcha/find-token-within.ts'

/** An old phone computes for long. A worker that the system has killed never answers. */
const longestSolvingMs = 60_000

/** The token for the server: the puzzle with its solution. No third party learns who signs in. */
export function solveAltcha(challenge: CaptchaChallenge): Promise<string | undefined> {
  let worker: Worker | undefined
  const solve = () =>
    new Promise<string | undefined>((resolve) => {
      worker = new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' })
      worker.addEventListener('message', ({ data: solution }: MessageEvent<unknown>) => {
        resolve(solution === null ? undefined : btoa(JSON.stringify({ challenge, solution })))
      })
      // The worker's script did not load.
      worker.addEventListener('error', () => resolve(undefined))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(challenge)
    })
  return findTokenWithin(longestSolvingMs, solve).finally(() => worker?.terminate())
}
