/** More numbers than this on one line are a mistake in the map: 2 to 2000. */
const maxNumbersOfLine = 500

const maxLetters = 26

const steps: Readonly<Record<string, number>> = { odd: 2, even: 2, all: 1 }

/**
 * The house numbers between two known ones, in order. `kind` is the value of
 * https://wiki.openstreetmap.org/wiki/Key:addr:interpolation. Undefined if the three do not fit together.
 */
export function interpolateNumbers(kind: string, first: string, last: string): string[] | undefined {
  if (kind === 'alphabetic') return interpolateLetters(first, last)
  const step = steps[kind] ?? (/^[1-9]\d?$/.test(kind) ? Number(kind) : undefined)
  if (step === undefined || !/^\d+$/.test(first) || !/^\d+$/.test(last)) return undefined
  const [from, to] = [Number(first), Number(last)]
  const count = Math.ceil(Math.abs(to - from) / step) - 1
  if (count > maxNumbersOfLine || !isParityRight(kind, from)) return undefined
  const direction = Math.sign(to - from) * step
  return Array.from({ length: Math.max(0, count) }, (_, index) => String(from + direction * (index + 1)))
}

/** A building with «2-8» and 'even' has four numbers. Without a kind, «2-8» is one number. */
export function expandRange(houseNumber: string, kind: string | undefined): string[] {
  const [, first, last] = /^(\w+)\s*[-–]\s*(\w+)$/u.exec(houseNumber) ?? []
  if (kind === undefined || first === undefined || last === undefined) return [houseNumber]
  const between = interpolateNumbers(kind, first, last)
  return between === undefined ? [houseNumber] : [first, ...between, last]
}

function isParityRight(kind: string, number: number): boolean {
  return kind === 'odd' ? number % 2 === 1 : kind === 'even' ? number % 2 === 0 : true
}

/** 12a to 12d, or «12а» to «12г»: the same number, letters of one alphabet. */
function interpolateLetters(first: string, last: string): string[] | undefined {
  const [from, to] = [parseLettered(first), parseLettered(last)]
  if (from === undefined || to === undefined || from.number !== to.number) return undefined
  const [low, high] = [Math.min(from.letter, to.letter), Math.max(from.letter, to.letter)]
  if (high - low > maxLetters) return undefined
  const letters = Array.from({ length: Math.max(0, high - low - 1) }, (_, index) =>
    String.fromCodePoint(low + index + 1),
  )
  const numbers = letters.map((letter) => `${from.number}${letter}`)
  return from.letter <= to.letter ? numbers : numbers.toReversed()
}

function parseLettered(text: string): { number: string; letter: number } | undefined {
  const [, number, letter] = /^(\d+)\s*(\p{L})$/u.exec(text) ?? []
  const code = letter?.codePointAt(0)
  return number === undefined || code === undefined ? undefined : { number, letter: code }
}
