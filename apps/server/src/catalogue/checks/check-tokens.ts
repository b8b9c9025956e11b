import { contrastRatio, controlContrastMin, textContrastMin } from '@lavash/rulebook/contrast'
import { defaultColours, type ColourToken } from '#catalogue/brand-tokens.ts'
import type { Mistake } from '#catalogue/mistake.ts'
import type { ParsedTokens } from '#catalogue/reading/parse-tokens-css.ts'

const pairs = (over: readonly ColourToken[], grounds: readonly ColourToken[], min: number) =>
  over.flatMap((one) => grounds.map((ground) => ({ over: one, ground, min })))

/** What is read on what (4.5 to 1), and which parts of a control must be seen on what (3 to 1). */
export const colourPairs = [
  ...pairs(
    ['text', 'muted', 'primary-text'],
    ['ground', 'surface', 'sunken', 'primary-soft'],
    textContrastMin,
  ),
  ...pairs(['on-primary'], ['primary', 'primary-pressed'], textContrastMin),
  ...pairs(['success'], ['ground', 'surface'], textContrastMin),
  ...pairs(['danger'], ['ground', 'surface', 'danger-soft'], textContrastMin),
  ...pairs(['on-inverse'], ['inverse'], textContrastMin),
  ...pairs(['primary', 'control-line'], ['ground', 'surface'], controlContrastMin),
]

/** The pair is told at the token the brand set: the product's own colours are known to be right. */
export function* checkTokens(file: string, parsed: ParsedTokens): Generator<Mistake> {
  const colours = { ...defaultColours, ...parsed.tokens.colours }
  for (const { over, ground, min } of colourPairs) {
    for (const theme of ['light', 'dark'] as const) {
      const [one, other] = [colours[over][theme], colours[ground][theme]]
      const ratio = contrastRatio(one, other)
      if (ratio >= min) continue
      // Cut, not rounded: 4.497 told as 4.50 would look like a refusal for nothing.
      const told = (Math.floor(ratio * 100) / 100).toFixed(2)
      yield {
        file,
        line: parsed.lines.get(over) ?? parsed.lines.get(ground) ?? 1,
        problem: `--${over} ${one} on --${ground} ${other} has a contrast of ${told}:1 in the ${theme} theme`,
        expected: `at least ${min}:1 (WCAG 2.2 AA)`,
      }
    }
  }
}
