import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

type Challenge = Parameters<typeof solveChallenge>[0]['challenge']

/** A second of counting: on the page's own thread the customer would feel it. */
self.addEventListener('message', (event: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge: event.data, deriveKey })
    // A browser without the needed cryptography. The page hears of no rejection in here: it is told.
    .catch(() => null)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    .then((solution) => self.postMessage(solution))
})
