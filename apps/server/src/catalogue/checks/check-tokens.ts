import { contrastRatio, controlContrastMin, textContrastMin } from '@lavash/rulebook/site/contrast'
import { defaultColours, type ColourToken } from '#catalogue/brand-tokens.ts'
import type { Mistake } from '#catalogue/mistake.ts'
import type { ParsedTokens } from '#catalogue/parsing/parse-tokens-css.ts'

/**
 * What is read on what (4.5 to 1), and which parts of a control must be seen on what (3 to 1): the pairs that
 * meet on the storefront's screens.
 */
const colourPairs: readonly [over: ColourToken, grounds: readonly ColourToken[], min: number][] = [
  ['text', ['ground', 'surface', 'sunken', 'primary-soft', 'placeholder', 'danger-soft'], textContrastMin],
  ['muted', ['ground', 'surface', 'sunken', 'primary-soft'], textContrastMin],
  ['primary-text', ['ground', 'surface', 'sunken', 'primary-soft'], textContrastMin],
  ['on-primary', ['primary', 'primary-pressed'], textContrastMin],
  ['on-inverse', ['inverse'], textContrastMin],
  ['success', ['ground', 'surface', 'sunken'], textContrastMin],
  ['danger', ['ground', 'surface', 'sunken', 'danger-soft'], textContrastMin],
  ['primary', ['ground', 'surface', 'sunken', 'primary-soft'], controlContrastMin],
  ['control-line', ['ground', 'surface', 'sunken'], controlContrastMin],
]

/** The pair is told at the token the brand set: the product's own colours are known to be right. */
export function* checkTokens(file: string, parsed: ParsedTokens): Generator<Mistake> {
  for (const [over, grounds, min] of colourPairs) {
    for (const ground of grounds) {
      for (const theme of ['light', 'dark'] as const) {
        const problem = findProblem(parsed, over, ground, theme, min)
        if (problem === undefined) continue
        const line = parsed.lines.get(over) ?? parsed.lines.get(ground) ?? 1
        yield { file, line, problem, expected: `at least ${min}:1 (WCAG 2.2 AA)` }
      }
    }
  }
}

function findProblem(
  parsed: ParsedTokens,
  over: ColourToken,
  ground: ColourToken,
  theme: 'light' | 'dark',
  min: number,
): string | undefined {
  const colourOf = (token: ColourToken): string =>
    (parsed.tokens.colours[token] ?? defaultColours[token])[theme]
  const ratio = contrastRatio(colourOf(over), colourOf(ground))
  if (ratio >= min) return undefined
  // Cut, not rounded: 4.497 told as 4.50 would look like a refusal for nothing.
  const told = (Math.floor(ratio * 100) / 100).toFixed(2)
  const pair = `--${over} ${colourOf(over)} on --${ground} ${colourOf(ground)}`
  return `${pair} has a contrast of ${told}:1 in the ${theme} theme`
}
