/** A point below the sticky bars, where a reader looks. */
const eyeLine = 0.4

/** Keeps the read content in place: another language makes the text above longer or shorter. */
export function keepPlace(change: () => void): void {
  const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight * eyeLine)
  const before = seen?.getBoundingClientRect().top
  change()
  if (!seen?.isConnected || before === undefined || window.scrollY === 0) return
  window.scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: 'instant' })
}
