import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import type { Catalogue, Position } from '#catalogue/catalogue.ts'
import { describeChanges } from '#catalogue/changes/describe-changes.ts'
import { catalogueArbitrary } from '#catalogue/testing/catalogue-arbitrary.ts'
import { toCanonicalOrder } from '#catalogue/to-canonical-order.ts'

function makeSample(): { catalogue: Catalogue; dish: Position } {
  const [catalogue] = fc.sample(
    catalogueArbitrary.filter(({ positions, zones }) => positions.length > 1 && zones.length > 0),
    { numRuns: 1, seed: 11 },
  )
  const [dish] = catalogue?.positions ?? []
  if (catalogue === undefined || dish === undefined) throw new Error('No sample')
  return { catalogue, dish }
}

/** fast-check builds objects without a prototype, which a strict comparison takes for a difference. */
const plainCatalogue = catalogueArbitrary.map((catalogue) => structuredClone(catalogue))

test('nothing is said exactly when nothing differs', () => {
  fc.assert(
    fc.property(plainCatalogue, plainCatalogue, (before, other) => {
      expect(describeChanges(before, structuredClone(before))).toEqual([])
      const after = { ...other, brand: { ...other.brand, slug: before.brand.slug } }
      expect(describeChanges(before, after).length === 0).toBe(isDeepStrictEqual(before, after))
    }),
    { numRuns: 50 },
  )
})

test('a new price, a moved zone and a dish that left are told in words', () => {
  const { catalogue, dish } = makeSample()
  const [zone] = catalogue.zones
  if (zone === undefined) throw new Error('No zone')
  const title = (thing: { slug: string; name: Position['name'] }): string =>
    `'${thing.slug}' (${thing.name[catalogue.brand.defaultLocale]})`
  const dearer = { ...dish, priceMinor: 34_900 }
  const was = { ...dish, priceMinor: 32_900 }
  const rest = catalogue.positions.slice(1)
  const [gone, ...others] = rest
  if (gone === undefined) throw new Error('No second dish')
  const before = { ...catalogue, positions: [was, ...rest] }
  const after: Catalogue = {
    ...catalogue,
    positions: [dearer, ...others],
    zones: [{ ...zone, polygon: zone.polygon.toReversed() }, ...catalogue.zones.slice(1)],
  }
  expect(describeChanges(before, after)).toEqual([
    `~ zone ${title(zone)}: moved`,
    `- dish ${title(gone)}`,
    `~ dish ${title(dish)}: price 329.00 → 349.00 ${catalogue.brand.currency}`,
  ])
})

test('a brand that was not there is told by its numbers', () => {
  const { catalogue } = makeSample()
  const lines = describeChanges(null, toCanonicalOrder(catalogue))
  expect(lines[0]).toBe(`+ brand '${catalogue.brand.slug}'`)
  expect(lines).toContain(`+ ${catalogue.positions.length} × dish`)
})
