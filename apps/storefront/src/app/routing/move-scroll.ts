import type { ScrollDecision } from '@lavash/rulebook/site/scroll'

const ownInputs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Any input of the customer stops a scroll that the page started. */
function untilTouched(stop: () => void): () => void {
  for (const input of ownInputs) window.addEventListener(input, stop, { passive: true, once: true })
  return () => {
    for (const input of ownInputs) window.removeEventListener(input, stop)
  }
}

/** Carries out a scroll decision. Returns a function that stops it before the next navigation. */
export function moveScroll(decision: ScrollDecision): () => void {
  switch (decision.action) {
    case 'restore':
      return restore(decision.topPx)
    case 'anchor': {
      const { anchorId, offsetPx, durationMs } = decision
      return whenThere(anchorId, (anchor) => glide(anchor, offsetPx, durationMs))
    }
    case 'top':
      jump(0)
      return doNothing
    default:
      return doNothing
  }
}

function doNothing(): void {}

function jump(topPx: number): void {
  window.scrollTo({ top: topPx, behavior: 'instant' })
}

/** A page that is still loading is too short for the old position, so the scroll is retried as it grows. */
function restore(topPx: number): () => void {
  jump(topPx)
  if (Math.abs(window.scrollY - topPx) < 1) return doNothing
  const observer = new ResizeObserver(() => {
    jump(topPx)
    if (Math.abs(window.scrollY - topPx) < 1) stop()
  })
  const forget = untilTouched(stop)
  function stop() {
    observer.disconnect()
    forget()
  }
  observer.observe(document.body)
  return stop
}

/** The anchor of a deep link may appear with the page's data. */
function whenThere(anchorId: string, move: (anchor: Element) => () => void): () => void {
  const anchor = document.getElementById(anchorId)
  if (anchor !== null) return move(anchor)
  let stopMove = doNothing
  const observer = new MutationObserver(() => {
    const late = document.getElementById(anchorId)
    if (late === null) return
    stop()
    stopMove = move(late)
  })
  const forget = untilTouched(stop)
  function stop() {
    observer.disconnect()
    forget()
    stopMove()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

/** Content near the goal is laid out when it becomes visible, and its height may differ from the estimate. */
const settlingFrames = 10

/**
 * A scroll of 300 ms, because browsers choose their own duration. The goal is measured in each frame: pictures
 * and fonts that load move it.
 */
function glide(anchor: Element, offsetPx: number, durationMs: number): () => void {
  const measureTop = () =>
    Math.max(0, Math.round(anchor.getBoundingClientRect().top + window.scrollY - offsetPx))
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    jump(measureTop())
    return doNothing
  }
  const fromPx = window.scrollY
  const startedAtMs = performance.now()
  let framesLeft = settlingFrames
  let frame = requestAnimationFrame(step)
  const forget = untilTouched(stop)
  function step(nowMs: number) {
    const done = Math.min(1, Math.max(0, (nowMs - startedAtMs) / durationMs))
    const eased = 1 - (1 - done) ** 3
    jump(fromPx + (measureTop() - fromPx) * eased)
    if (done === 1) framesLeft -= 1
    if (framesLeft > 0) frame = requestAnimationFrame(step)
    else forget()
  }
  function stop() {
    cancelAnimationFrame(frame)
    forget()
  }
  return stop
}
