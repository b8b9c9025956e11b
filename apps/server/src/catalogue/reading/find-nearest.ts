/** The candidate most like a misspelt word, if one is like it at all. */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  // A third of the letters may be wrong; more is another word.
  let least = Math.max(1, Math.floor(word.length / 3)) + 1
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
    if (distance < least) [best, least] = [candidate, distance]
  }
  return best
}

function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (let j = 0; j < other.length; j++) {
      const cost = letter === other[j] ? 0 : 1
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + cost))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
