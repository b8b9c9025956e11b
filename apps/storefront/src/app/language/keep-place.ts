/** Below the bars that stick to the top, where a reader's eyes are. */
const eyeLine = 0.4

/** Other words are longer or shorter: what was before the reader's eyes stays there while the page changes around it. */
export function keepPlace(change: () => void): void {
  const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight * eyeLine)
  const before = seen?.getBoundingClientRect().top
  change()
  if (!seen?.isConnected || before === undefined || window.scrollY === 0) return
  window.scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: 'instant' })
}
