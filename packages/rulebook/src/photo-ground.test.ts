import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio, textContrastMin } from '#contrast.ts'
import { toPhotoGround } from '#photo-ground.ts'

test.each([
  ['peach stays peach', [243, 220, 203], '#f3dccb', 'light'],
  ['embers stay dark', [35, 23, 18], '#231712', 'dark'],
] as const)('a photo gives its card its own ground: %s', (_, [red, green, blue], colour, tone) => {
  expect(toPhotoGround(red, green, blue)).toEqual({ colour, tone })
})

/** The text of the demonstration's two brands, the palest and the darkest there are. */
const texts = { light: ['#1e1a16', '#12201d'], dark: ['#f6f0e8', '#ecf4f1'] }

test('whatever the photo, the text of its tone can be read on its ground', () => {
  const channel = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const { colour, tone } = toPhotoGround(red, green, blue)
      for (const text of texts[tone]) expect(contrastRatio(colour, text)).toBeGreaterThan(textContrastMin)
    }),
  )
})
