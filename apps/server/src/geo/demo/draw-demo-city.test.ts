import { expect, test } from 'vitest'
import { readBrandFolder } from '#catalogue/read-brand-folder.ts'
import { writeMapFile } from '../../../test/write-map-file.ts'
import { distanceMetres } from '#geo/coordinates.ts'
import { toAddressBook } from '#geo/addresses/to-address-book.ts'
import type { CityPlan } from '#geo/demo/city-plan.ts'
import { drawDemoCity } from '#geo/demo/draw-demo-city.ts'
import { lukovo } from '#geo/demo/lukovo.ts'
import { privetny } from '#geo/demo/privetny.ts'
import { solntsegorye } from '#geo/demo/solntsegorye.ts'
import { readExtract } from '#geo/osm/read-extract.ts'
import { openMapFile } from '#geo/osm/read-osm.ts'
import { buildAddressIndex } from '#geo/search/build-address-index.ts'
import { toSuggestion } from '#geo/search/to-suggestion.ts'

async function readCity(plan: CityPlan) {
  await using file = await writeMapFile('city.osm', drawDemoCity(plan))
  const extract = await readExtract(await openMapFile(file.path))
  return toAddressBook(extract)
}

test('the same plan draws the same city, another seed another one', () => {
  expect(drawDemoCity(lukovo)).toBe(drawDemoCity(lukovo))
  expect(drawDemoCity({ ...lukovo, seed: 8, pins: [] })).not.toBe(drawDemoCity({ ...lukovo, pins: [] }))
})

test.each([
  [privetny, 3000, 55],
  [solntsegorye, 500, 25],
  [lukovo, 500, 25],
] as const)('$dataset has houses and streets enough, each with its names', async (plan, houses, streets) => {
  const { book, notes } = await readCity(plan)
  expect(book.addresses.length).toBeGreaterThan(houses)
  expect(book.streets.length).toBeGreaterThan(streets)
  expect(Object.values(notes).filter((count) => count > 0)).toEqual([])
  expect(book.streets.filter(({ names }) => names.inLocale.en === undefined)).toEqual([])
  expect(book.cities).toHaveLength(1)
})

test.each([
  ['ugolyok', 'privetny', privetny],
  ['ugolyok', 'solntsegorye', solntsegorye],
  ['primorje-grill', 'lukovo', lukovo],
] as const)('the venues of %s in %s with a house number stand in that house', async (brand, _, plan) => {
  const { catalogue, mistakes } = await readBrandFolder(
    `${import.meta.dirname}/../../../../../brands/${brand}`,
  )
  if (catalogue === null) throw new Error(JSON.stringify(mistakes))
  const { book } = await readCity(plan)
  const index = await buildAddressIndex([{ dataset: plan.dataset, book }])
  const city = plan.names.city.name
  const here = catalogue.restos.filter(({ address }) =>
    address.ru?.includes(plan.names.city['name:ru'] ?? city),
  )
  const numbered = here.filter(({ street }) => /\d$/.test(street.ru ?? '') && !/пирс/.test(street.ru ?? ''))
  expect(numbered.length).toBeGreaterThan(0)
  for (const { street, location } of numbered) {
    const [hit] = index.search(street.ru ?? '', 1)
    if (hit === undefined) throw new Error(`${street.ru ?? ''} was not found`)
    expect(toSuggestion(hit, 'ru').title).toBe(street.ru)
    expect(distanceMetres(hit.position, [location.lng, location.lat])).toBeLessThan(15)
  }
})
