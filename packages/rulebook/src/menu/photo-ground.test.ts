import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio, textContrastMin } from '#site/contrast.ts'
import { toPhotoGround } from './photo-ground.ts'

test.each([
  ['peach stays peach', '#804020,#f3dccb', { colour: '#f3dccb', tone: 'light' }],
  ['embers stay dark', '#ffffff,#231712', { colour: '#231712', tone: 'dark' }],
  ['no colour, no ground', 'data:image/webp;base64,UklGRg==', undefined],
])('a photo gives its card its own ground: %s', (_, placeholder, ground) => {
  expect(toPhotoGround(placeholder)).toEqual(ground)
})

/** The text of the demonstration's two brands, the palest and the darkest there are. */
const texts = { light: ['#1e1a16', '#12201d'], dark: ['#f6f0e8', '#ecf4f1'] }

test('whatever the photo, the text of its tone can be read on its ground', () => {
  const colour = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(colour, colour, (middle, edge) => {
      const ground = toPhotoGround(`${middle},${edge}`)
      const contrasts = ground && texts[ground.tone].map((text) => contrastRatio(ground.colour, text))
      expect(Math.min(...(contrasts ?? []))).toBeGreaterThan(textContrastMin)
    }),
  )
})
