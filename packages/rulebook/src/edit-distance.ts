/**
 * Slips of the hand between two words: a letter missing, added or wrong, or two neighbours swapped (optimal
 * string alignment). Above the maximum it stops counting and answers maximum + 1.
 */
export function editDistance(a: string, b: string, maximum: number): number {
  if (Math.abs(a.length - b.length) > maximum) return maximum + 1
  const last = lastRow(a, b, maximum)
  return Math.min(last?.[b.length] ?? Infinity, maximum + 1)
}

/** The distance to the nearest beginning of the word: what has been typed so far, slips included. */
export function prefixDistance(typed: string, word: string, maximum: number): number {
  if (typed.length - word.length > maximum) return maximum + 1
  // Letters farther on cannot belong to a beginning that is near enough.
  const last = lastRow(typed, word.slice(0, typed.length + maximum), maximum)
  return Math.min(...(last ?? []), maximum + 1)
}

/** Distances from all of `a` to every beginning of `b`; undefined once all of them exceed the maximum. */
function lastRow(a: string, b: string, maximum: number): number[] | undefined {
  let twoAgo: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let smallest = i
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let distance = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + (isSame ? 0 : 1))
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) distance = Math.min(distance, at(twoAgo, j - 2) + 1)
      row.push(distance)
      if (distance < smallest) smallest = distance
    }
    if (smallest > maximum) return undefined
    twoAgo = previous
    previous = row
  }
  return previous
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity
}
