/**
 * How far the page is scrolled when each group becomes the current one. A group whose heading cannot come up to the
 * bar, because the page ends before, shares the rest of the way with the others like it: each has its turn, and
 * the last one is current at the very end.
 */
function toTriggersPx(topsPx: readonly number[], endPx: number): number[] {
  const reachableCount = topsPx.filter((topPx) => topPx <= endPx).length
  const fromPx = Math.max(0, topsPx[reachableCount - 1] ?? 0)
  const stepPx = (endPx - fromPx) / (topsPx.length - reachableCount)
  return topsPx.map((topPx, index) =>
    index < reachableCount ? topPx : fromPx + stepPx * (index - reachableCount + 1),
  )
}

/** Browsers stop a fraction of a pixel early. */
const tolerancePx = 1

/**
 * M-03. `topsPx` are the positions of the page that bring each group below the bar, `endPx` the last one there is.
 * One position has one answer, whichever way it was reached, so nothing flickers at an edge.
 */
export function findActiveIndex(topsPx: readonly number[], scrollTopPx: number, endPx: number): number {
  if (endPx <= 0) return 0
  const passed = toTriggersPx(topsPx, endPx).findLastIndex(
    (triggerPx) => triggerPx <= scrollTopPx + tolerancePx,
  )
  return Math.max(0, passed)
}
