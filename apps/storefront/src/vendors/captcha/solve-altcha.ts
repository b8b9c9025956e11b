import type { CaptchaChallenge } from '@lavash/contract/captcha'

/** The token the server wants: the puzzle with its solution. Nobody but our own server learns who signs in. */
export function solveAltcha(challenge: CaptchaChallenge): Promise<string | undefined> {
  const worker = new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string | undefined>((resolve) => {
    worker.addEventListener('message', ({ data: solution }: MessageEvent<unknown>) => {
      resolve(solution === null ? undefined : btoa(JSON.stringify({ challenge, solution })))
    })
    // A browser without the needed cryptography, or a worker that did not arrive: both end the attempt.
    worker.addEventListener('error', () => resolve(undefined))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
