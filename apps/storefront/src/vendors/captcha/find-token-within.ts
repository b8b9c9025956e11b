type Ask = (stopClock: () => void) => Promise<string | undefined>

/**
 * A vendor may reject with anything or never call back. Both count as a captcha that was not passed. A question to
 * the customer stops the timer, because people may think as long as they want.
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
