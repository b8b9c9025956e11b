import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Arrangement, PictureRecipe } from '#catalogue/catalogue.ts'
import { composePicture } from '#catalogue/pictures/compose-picture.ts'

const recipe: PictureRecipe = {
  emoji: ['🌯', '🍟', '🥤'],
  ground: 'peach',
  arrangement: 'heap',
  angle: -8,
  size: 1,
}

async function readColours(of: PictureRecipe): Promise<(x: number, y: number) => number[]> {
  const { data, info } = await sharp(await composePicture(of))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (x, y) => {
    const start = (y * info.width + x) * info.channels
    return [...data.subarray(start, start + 3)]
  }
}

describe('a picture made from a recipe', () => {
  test('has the proportions of every photo, 16 to 9, and the same bytes each time', async () => {
    const [one, other] = [await composePicture(recipe), await composePicture(recipe)]
    const { width, height, format } = await sharp(one).metadata()
    expect(width / height).toBeCloseTo(16 / 9)
    expect(format).toBe('png')
    expect(one.equals(other)).toBe(true)
  })

  test('keeps the dish in the middle, where a square crop leaves it', async () => {
    const at = await readColours({ ...recipe, emoji: ['🌯'], arrangement: 'single' })
    const edge = at(4, 4)
    expect(at(955, 4)).toEqual(edge)
    expect(at(480, 270)).not.toEqual(edge)
  })

  test('has the colour of its ground around the dish, and a shadow below it', async () => {
    const at = await readColours({ ...recipe, emoji: ['🍅'], arrangement: 'single', ground: '#F6E7DC' })
    const [red, green, blue] = [0xf6, 0xe7, 0xdc]
    expect(at(0, 0)).toEqual([red, green, blue])
    expect(at(480, 4)).toEqual([red, green, blue])
    const below = at(480, 500)
    expect(below[0]).toBeLessThan(red)
    expect(below[1]).toBeLessThan(green)
    expect(below[2]).toBeLessThan(blue)
  })

  test.each<Arrangement>(['single', 'row', 'heap', 'scatter'])(
    'is drawn as %s even when the emoji reach over the edge',
    async (arrangement) => {
      const bytes = await composePicture({ ...recipe, arrangement, angle: 45, size: 1.6 })
      expect((await sharp(bytes).metadata()).width).toBe(960)
    },
  )

  test('of something nobody drew is a fault', async () => {
    await expect(composePicture({ ...recipe, emoji: ['Ж'] })).rejects.toThrow("no picture of 'Ж'")
  })
})
