import type { Locator } from '@playwright/test'

/**
 * Two taps at one place a fifth of a second apart by the page's clock, however slow the machine is. `second` says
 * what the second tap hits: the button, or what lay below it.
 */
export async function tapTwice(button: Locator, second: 'on the button' | 'when it is gone'): Promise<void> {
  await button.evaluate(async (element, isGone) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const clientX = left + width / 2
    const clientY = top + height / 2
    const tap = (timeStamp: number) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY, detail: 1 })
      Object.defineProperty(click, 'timeStamp', { value: timeStamp })
      document.elementFromPoint(clientX, clientY)?.dispatchEvent(click)
    }
    const firstAtMs = performance.now()
    tap(firstAtMs)
    const mayTap = () => !isGone || !element.isConnected
    do await new Promise(requestAnimationFrame)
    while (!mayTap())
    tap(firstAtMs + 200)
  }, second === 'when it is gone')
}
