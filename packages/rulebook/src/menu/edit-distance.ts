/**
 * Typing errors between two words: a letter missing, added or wrong, or two neighbours swapped (optimal
 * string alignment). Above the maximum it stops counting and answers maximum + 1.
 */
export function editDistance(a: string, b: string, maximum: number): number {
  if (Math.abs(a.length - b.length) > maximum) return maximum + 1
  const last = fillLastRow(a, b, b.length, maximum)
  return Math.min(last?.[b.length] ?? far, maximum + 1)
}

/** The distance to the nearest prefix of the word, for a query that is still being typed. */
export function prefixDistance(typed: string, word: string, maximum: number): number {
  if (typed.length - word.length > maximum) return maximum + 1
  // A longer prefix cannot be near enough.
  const length = Math.min(word.length, typed.length + maximum)
  const last = fillLastRow(typed, word, length, maximum)
  let smallest = maximum + 1
  if (last === undefined) return smallest
  for (let j = Math.max(0, typed.length - maximum); j <= length; j += 1)
    smallest = Math.min(smallest, at(last, j))
  return smallest
}

const far = 1_000_000
// A search compares with every word of the menu. Allocating rows each time would cost more than filling them.
let rows = [new Int32Array(64), new Int32Array(64), new Int32Array(64)] as const

/**
 * Distances from all of `a` to the beginnings of `b`, up to `length` letters of it; undefined once all of them
 * exceed the maximum. Only cells within `maximum` of the diagonal can be near enough, so no others are filled.
 */
function fillLastRow(a: string, b: string, length: number, maximum: number): Int32Array | undefined {
  const size = length + 2
  if (size > rows[0].length)
    rows = [new Int32Array(2 * size), new Int32Array(2 * size), new Int32Array(2 * size)]
  let [twoAgo, previous, row] = rows
  for (let j = 0; j <= Math.min(length, maximum); j += 1) previous[j] = j
  previous[Math.min(length, maximum) + 1] = far
  for (let i = 1; i <= a.length; i += 1) {
    const from = Math.max(1, i - maximum)
    const to = Math.min(length, i + maximum)
    row[from - 1] = from === 1 ? i : far
    let smallest = at(row, from - 1)
    for (let j = from; j <= to; j += 1) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let distance = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + (isSame ? 0 : 1))
      const isSwap =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      if (isSwap) distance = Math.min(distance, at(twoAgo, j - 2) + 1)
      row[j] = distance
      if (distance < smallest) smallest = distance
    }
    row[to + 1] = far
    if (smallest > maximum) return undefined
    const spare = twoAgo
    twoAgo = previous
    previous = row
    row = spare
  }
  return previous
}

function at(row: Int32Array, index: number): number {
  return row[index] ?? far
}
