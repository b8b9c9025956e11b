/**
 * The scroll position at which each group becomes the current one. Groups near the page's end cannot scroll up to the
 * bar, so they share the rest of the way. The last one is current at the very end.
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
 * M-03. `topsPx` are the scroll positions that bring each group below the bar, `endPx` is the last possible position.
 * The answer depends only on the position, so nothing flickers at an edge.
 */
export function findActiveIndex(topsPx: readonly number[], scrollTopPx: number, endPx: number): number {
  if (endPx <= 0) return 0
  const passed = toTriggersPx(topsPx, endPx).findLastIndex(
    (triggerPx) => triggerPx <= scrollTopPx + tolerancePx,
  )
  return Math.max(0, passed)
}
