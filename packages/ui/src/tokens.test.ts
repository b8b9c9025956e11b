import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = ['tokens.css', 'office-tokens.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n')
const themes = ['light', 'dark'] as const

/** Text needs 4.5:1, the edge of a control 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: readonly [front: string, backs: string[], ratio: number][] = [
  ['text', ['ground', 'surface', 'sunken', 'primary-soft', 'placeholder', 'danger-soft'], 4.5],
  ['muted', ['ground', 'surface', 'sunken', 'primary-soft'], 4.5],
  ['primary-text', ['ground', 'surface', 'sunken', 'primary-soft'], 4.5],
  ['on-primary', ['primary', 'primary-pressed'], 4.5],
  ['on-inverse', ['inverse'], 4.5],
  ['success', ['ground', 'surface', 'sunken'], 4.5],
  ['danger', ['ground', 'surface', 'sunken', 'danger-soft'], 4.5],
  ['primary', ['ground', 'surface', 'sunken', 'primary-soft'], 3],
  ['control-line', ['ground', 'surface', 'sunken'], 3],
  ['on-late', ['late'], 4.5],
  ['late', ['ground', 'surface', 'sunken'], 3],
  ['warn', ['ground', 'surface', 'sunken', 'warn-soft'], 4.5],
  ['delivery', ['ground', 'surface', 'sunken', 'delivery-soft'], 4.5],
  ['takeaway', ['ground', 'surface', 'sunken', 'takeaway-soft'], 4.5],
  ['success', ['success-soft'], 4.5],
  ['text', ['warn-soft', 'delivery-soft', 'takeaway-soft', 'success-soft'], 4.5],
]

function getColour(name: string, theme: (typeof themes)[number]): string {
  const match = new RegExp(`--${name}: light-dark\\((#[\\da-f]{6}), (#[\\da-f]{6})\\);`).exec(css)
  const colour = match?.[theme === 'light' ? 1 : 2]
  if (colour === undefined) throw new Error(`--${name} has no pair of colours`)
  return colour
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(themes)('in the %s theme', (theme) => {
  test.each(pairs.flatMap(([front, backs, ratio]) => backs.map((back) => ({ front, back, ratio }))))(
    '$front is told from $back by $ratio to 1',
    ({ front, back, ratio }) => {
      expect(contrast(getColour(front, theme), getColour(back, theme))).toBeGreaterThanOrEqual(ratio)
    },
  )
})
