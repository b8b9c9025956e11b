export interface HighlightPart {
  text: string
  start: number
  isHit: boolean
}

/** Cuts a text at its highlights (`[start, length]`, as the server sends them). Overlaps and nonsense do not repeat or lose text. */
export function toHighlightParts(text: string, highlights: readonly (readonly number[])[]): HighlightPart[] {
  const parts: HighlightPart[] = []
  let end = 0
  const add = (until: number, isHit: boolean) => {
    if (until <= end) return
    parts.push({ text: text.slice(end, until), start: end, isHit })
    end = until
  }
  for (const [start = 0, length = 0] of highlights.toSorted(([first = 0], [second = 0]) => first - second)) {
    add(Math.min(start, text.length), false)
    add(Math.min(start + length, text.length), true)
  }
  add(text.length, false)
  return parts
}
