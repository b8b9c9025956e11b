type Ask = (stopClock: () => void) => Promise<string | undefined>

/**
 * A vendor rejects with whatever it likes, or never calls back: both are a captcha that was not passed. One that has a
 * question for the customer stops the clock: people may think as long as they want.
 */
export function findTokenWithin(timeoutMs: number, ask: Ask): Promise<string | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), timeoutMs)
    const stopClock = () => clearTimeout(timer)
    void ask(stopClock)
      .catch(() => undefined)
      .finally(stopClock)
      .then(resolve)
  })
}
