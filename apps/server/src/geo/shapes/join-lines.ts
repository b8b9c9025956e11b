/**
 * Joins lines that meet at their ends, because boundaries and coasts come in dozens of pieces. A line is a list of
 * node ids, so ends match exactly. `mayReverse` allows walking a piece backwards. A coast must not be reversed,
 * because its direction says where the land is.
 */
export function joinLines(pieces: readonly (readonly number[])[], mayReverse: boolean): number[][] {
  const open = new Map<number, Set<readonly number[]>>()
  const remember = (key: number | undefined, piece: readonly number[]): void => {
    if (key === undefined) return
    const known = open.get(key)
    if (known === undefined) open.set(key, new Set([piece]))
    else known.add(piece)
  }
  const left = new Set(pieces.filter((piece) => piece.length > 1))
  for (const piece of left) {
    remember(piece[0], piece)
    if (mayReverse) remember(piece.at(-1), piece)
  }
  const ends = new Set(Array.from(left, (piece) => piece.at(-1)))
  // An open line has to be started at its beginning, or it would stay in two parts.
  const starts = [...left].toSorted((a, b) => Number(ends.has(a[0])) - Number(ends.has(b[0])))
  const joined: number[][] = []
  for (const start of starts) {
    if (!left.delete(start)) continue
    const line = [...start]
    while (line[0] !== line.at(-1)) {
      const end = line.at(-1) ?? 0
      const next = [...(open.get(end) ?? [])].find((piece) => left.has(piece))
      if (next === undefined) break
      left.delete(next)
      const forward = next[0] === end ? next : next.toReversed()
      for (const key of forward.slice(1)) line.push(key)
    }
    joined.push(line)
  }
  return joined
}
