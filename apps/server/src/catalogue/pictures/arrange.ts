import type { PictureRecipe } from '#catalogue/catalogue.ts'

export const pictureWidth = 960
export const pictureHeight = 540

/** Where one emoji lies: its middle, its side and its turn. */
export interface Placement {
  emoji: string
  x: number
  y: number
  side: number
  angle: number
}

/** Offsets in sides of the main emoji, from its middle; size and turn of each companion. */
type Companion = readonly [x: number, y: number, size: number, angle: number]

const heap: readonly Companion[] = [
  [0.62, -0.2, 0.62, 12],
  [-0.64, -0.12, 0.56, -14],
  [0.72, 0.3, 0.4, 8],
  [-0.66, 0.34, 0.36, -10],
]

const scatter: readonly Companion[] = [
  [0.82, -0.38, 0.42, 18],
  [-0.86, 0.3, 0.44, -20],
  [0.86, 0.36, 0.36, -12],
  [-0.8, -0.4, 0.34, 14],
]

/** From back to front. The first emoji is the dish; it keeps to the middle, where every crop leaves it whole. */
export function arrange(recipe: PictureRecipe): Placement[] {
  const { emoji, arrangement, angle, size } = recipe
  const [main = '', ...others] = emoji
  if (arrangement === 'row') return arrangeRow(recipe)
  const companions = arrangement === 'scatter' ? scatter : heap
  const isAlone = arrangement === 'single' || others.length === 0
  const side = pictureHeight * (isAlone ? 0.72 : 0.64) * size
  const [x, y] = [pictureWidth / 2, pictureHeight * 0.51]
  const beside = isAlone ? [] : others
  return [
    ...beside
      .map((other, index): Placement => {
        const [dx, dy, scale, turn] = companions[index % companions.length] ?? [0, 0, 1, 0]
        return { emoji: other, x: x + dx * side, y: y + dy * side, side: side * scale, angle: turn }
      })
      .toReversed(),
    { emoji: main, x, y, side, angle },
  ]
}

function arrangeRow({ emoji, angle, size }: PictureRecipe): Placement[] {
  const side = pictureHeight * size * (emoji.length > 3 ? 0.42 : emoji.length > 2 ? 0.5 : 0.58)
  const step = side * 0.86
  const first = pictureWidth / 2 - (step * (emoji.length - 1)) / 2
  return emoji.map((one, index) => ({
    emoji: one,
    x: first + step * index,
    y: pictureHeight * (index % 2 === 0 ? 0.53 : 0.48),
    side,
    angle: angle * (index % 2 === 0 ? 1 : -1),
  }))
}
