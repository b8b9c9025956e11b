import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

type Challenge = Parameters<typeof solveChallenge>[0]['challenge']

/** In a worker, because a second of computing on the page's thread would block it. */
self.addEventListener('message', (event: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge: event.data, deriveKey })
    // The browser lacks the needed cryptography. A rejection in a worker does not reach the page, so it is posted.
    .catch(() => null)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    .then((solution) => self.postMessage(solution))
})
