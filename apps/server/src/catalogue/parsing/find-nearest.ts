import { editDistance } from '@lavash/rulebook/menu/edit-distance'

/** The candidate most like a misspelt word, if one is like it at all. */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase()
  // A third of the letters may be wrong; more is another word.
  const farthest = Math.max(1, Math.floor(word.length / 3))
  let best: string | undefined
  let least = farthest + 1
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase(), farthest)
    if (distance < least) [best, least] = [candidate, distance]
  }
  return best
}
