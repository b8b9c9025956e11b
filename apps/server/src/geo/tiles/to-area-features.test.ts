import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LngLat } from '#geo/coordinates.ts'
import type { Tags } from '#geo/osm/osm-element.ts'
import { isDrawnArea, toAreaFeatures } from '#geo/tiles/to-area-features.ts'

const ring: readonly LngLat[] = [
  [34, 44],
  [34.1, 44],
  [34.1, 44.1],
  [34, 44],
]

test('an area is said to be drawn when something of it is', () => {
  const areas =
    'building=yes building=no natural=water natural=wood natural=bay landuse=basin landuse=landfill'
  const pavements = 'highway=pedestrian highway=residential area=yes area=no'
  const tag = fc.constantFrom(...`${areas} ${pavements}`.split(' '))
  const tags = fc
    .array(tag, { maxLength: 4 })
    .map((all): Tags => Object.fromEntries(all.map((one) => one.split('=', 2))))
  fc.assert(
    fc.property(tags, (some) => {
      expect(isDrawnArea(some)).toBe(toAreaFeatures(some, [ring]).length > 0)
    }),
  )
})
