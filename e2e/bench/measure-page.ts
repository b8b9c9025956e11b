import type { CDPSession, Page } from '@playwright/test'

export interface ScrollFigures {
  framesPerSecond: number
  /** The longest time between two frames, felt as a hitch. */
  longestFrameMs: number
  longTaskMs: number
  layoutShift: number
}

interface Watch {
  frames: number[]
  longTaskMs: number
  layoutShift: number
  isOver: boolean
}

const watchName = '__lavashWatch'

/** Flings through the page and counts frames, long tasks and layout shifts. */
export async function measureScrolling(
  page: Page,
  client: CDPSession,
  distancePx: number,
): Promise<ScrollFigures> {
  await page.evaluate((name) => {
    const watch: Watch = { frames: [], longTaskMs: 0, layoutShift: 0, isOver: false }
    Object.assign(window, { [name]: watch })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watch.longTaskMs += entry.duration
    }).observe({ type: 'longtask' })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        watch.layoutShift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift' })
    const note = (atMs: number) => {
      watch.frames.push(atMs)
      if (!watch.isOver) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  }, watchName)
  await client.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    yDistance: -distancePx,
    speed: 4000,
    gestureSourceType: 'touch',
  })
  const watch = await page.evaluate((name) => {
    const seen = (window as unknown as Record<string, Watch>)[name]
    if (seen === undefined) throw new Error('Nobody has watched')
    seen.isOver = true
    return seen
  }, watchName)
  return toFigures(watch)
}

function toFigures({ frames, longTaskMs, layoutShift }: Watch): ScrollFigures {
  const waits = frames.slice(1).map((atMs, index) => atMs - (frames[index] ?? atMs))
  const totalMs = waits.reduce((sum, waitMs) => sum + waitMs, 0)
  return {
    framesPerSecond: (waits.length * 1000) / totalMs,
    longestFrameMs: Math.max(...waits),
    longTaskMs,
    layoutShift,
  }
}

/**
 * Time from lifting the finger off a button to the frame that shows another text in `output`, by the page's own
 * clock. The length of the press and the way to the browser do not count.
 */
export async function measureTaps(
  page: Page,
  button: string,
  output: string,
  count: number,
): Promise<number[]> {
  const times: number[] = []
  for (let tap = 0; tap < count; tap += 1) {
    const shownMs = page.evaluate(
      ({ name, before }) =>
        new Promise<number>((resolve) => {
          let liftedMs = 0
          window.addEventListener('pointerup', (event) => (liftedMs = event.timeStamp), {
            once: true,
            capture: true,
          })
          const look = () => {
            const isChanged = document.querySelector(name)?.textContent !== before
            if (liftedMs > 0 && isChanged)
              requestAnimationFrame((atMs) => resolve(Math.max(0, atMs - liftedMs)))
            else requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        }),
      { name: output, before: await page.locator(output).first().textContent() },
    )
    await page.locator(button).first().tap()
    times.push(await shownMs)
  }
  return times
}
