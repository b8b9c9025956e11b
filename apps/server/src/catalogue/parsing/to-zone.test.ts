import { amountMaxMinor } from '@lavash/rulebook/site/limits'
import { expect, test } from 'vitest'
import { toThresholds } from './to-zone.ts'
import type { ZoneSource } from '#catalogue/schema/zones-file.ts'

type ThresholdSource = ZoneSource['properties']['thresholds'][number]

test('a threshold without an end reaches as far as an order can, one with an end that is no price does not', () => {
  const toMax = (given: Partial<ThresholdSource>): unknown => {
    const threshold = { from: 0, deliveryPrice: 0, deliveryMinutes: 45, ...given }
    const properties = { slug: 'coast', resto: 'centre', name: 'Coast', thresholds: [threshold] }
    return toThresholds({ type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [] } })[0]
      ?.maxOrderMinor
  }
  expect(toMax({})).toBe(amountMaxMinor)
  for (const key of ['from', 'to', 'deliveryPrice']) {
    expect(() => toMax({ [key]: 30.555 })).toThrow('Not a price: 30.555')
  }
})
