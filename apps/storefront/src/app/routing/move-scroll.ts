import type { ScrollDecision } from '@lavash/rulebook/site/scroll'

const ownInputs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Whatever the page is doing to the scroll, the customer's own hand ends it. */
function untilTouched(stop: () => void): () => void {
  for (const input of ownInputs) window.addEventListener(input, stop, { passive: true, once: true })
  return () => {
    for (const input of ownInputs) window.removeEventListener(input, stop)
  }
}

/** Carries a decision out; gives back what ends it, should another navigation come first. */
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

/** A page that is still filling is too short for its old place: it is tried again as it grows. */
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

/** The anchor of a deep link may come with the page's own answers. */
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

/** What comes into sight at the goal is laid out only then, and may be a little higher than it was thought to be. */
const settlingFrames = 10

/**
 * The browser's own smooth scrolling takes as long as it likes; this one takes 300 ms. The goal
 * is measured anew in every frame: pictures and fonts arrive on the way and move it.
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
