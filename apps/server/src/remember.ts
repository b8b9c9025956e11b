/**
 * Browsers send a few dozen different headers, so each is worked out once. Strangers may send any number:
 * then the memory starts anew instead of growing.
 */
export function remember<T>(work: (header: string | undefined) => T, max = 500): typeof work {
  const known = new Map<string | undefined, T>()
  return (header) => {
    const kept = known.get(header)
    if (kept !== undefined) return kept
    const result = work(header)
    if (known.size >= max) known.clear()
    known.set(header, result)
    return result
  }
}
