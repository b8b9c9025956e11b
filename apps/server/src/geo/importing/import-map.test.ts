import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { expect, test } from 'vitest'
import { makePmtiles } from '../../../test/make-pmtiles.ts'
import { OsmXml } from '../../../test/make-osm-xml.ts'
import { openTestDb } from '../../../test/open-test-db.ts'
import { writeMapFile } from '../../../test/write-map-file.ts'
import type { Db } from '#db/db.ts'
import { type Bounds, toUnitX, toUnitY, type LngLat } from '#geo/coordinates.ts'
import { importMap } from '#geo/importing/import-map.ts'
import { parseArea } from '#geo/importing/parse-area.ts'
import { toSummaryLines } from '#geo/importing/to-summary-lines.ts'
import { MapProblem } from '#geo/map-problem.ts'
import { listDatasets, removeDataset } from '#geo/store/datasets.ts'
import { GeoImport } from '#geo/store/geo-import.ts'
import { readAddressBook } from '#geo/store/read-address-book.ts'

/** A street by the sea: land in the north, two houses, a park. */
function makeTown(street = 'Морская улица'): string {
  const xml = new OsmXml()
  xml.node([34.1, 44.004], { place: 'town', name: 'Приветный', 'name:en': 'Privetny' })
  xml.way(
    [
      [34.09, 44],
      [34.11, 44],
    ],
    { natural: 'coastline' },
  )
  xml.way(
    [
      [34.095, 44.002],
      [34.105, 44.002],
    ],
    { highway: 'residential', name: street, 'name:en': 'Morskaya Street' },
  )
  xml.building([34.1, 44.003], { 'addr:street': street, 'addr:housenumber': '1' })
  xml.building([34.101, 44.003], { 'addr:street': street, 'addr:housenumber': '3' })
  const park = [
    [34.102, 44.005],
    [34.104, 44.005],
    [34.104, 44.007],
    [34.102, 44.005],
  ] as const
  xml.way(park, { leisure: 'park', name: 'Сквер' })
  return xml.toString()
}

async function importText(db: Db, xml: string, dataset = 'town', area?: Bounds) {
  await using file = await writeMapFile('town.osm', xml)
  return await importMap(db, file.path, { dataset, area })
}

async function findTile(
  db: Db,
  importId: number,
  [lng, lat]: LngLat,
  z: number,
): Promise<VectorTile | undefined> {
  const [x, y] = [Math.floor(toUnitX(lng) * 2 ** z), Math.floor(toUnitY(lat) * 2 ** z)]
  const row = await db.read
    .selectFrom('geoTiles')
    .select('bytes')
    .where('importId', '=', importId)
    .where('z', '=', z)
    .where('x', '=', x)
    .where('y', '=', y)
    .executeTakeFirst()
  return row === undefined ? undefined : new VectorTile(new PbfReader(gunzipSync(row.bytes)))
}

async function countRows(db: Db): Promise<number[]> {
  const tables = [
    'geoImports',
    'geoTiles',
    'geoStreets',
    'geoStreetNames',
    'geoAddresses',
    'geoPlaces',
  ] as const
  const counts: number[] = []
  for (const table of tables) {
    const { count } = await db.read
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    counts.push(count)
  }
  return counts
}

test('the import turns an extract into tiles and addresses', async () => {
  await using test = await openTestDb()
  const summary = await importText(test.db, makeTown())
  expect(summary.addresses).toMatchObject({ streets: 1, houseNumbers: 2, cities: 1 })
  expect(toSummaryLines(summary).join('\n')).toContain('2 house numbers on 1 streets in 1 cities')
  const [dataset] = await listDatasets(test.db.read)
  const importId = dataset?.tiles?.id ?? 0
  const tile = await findTile(test.db, importId, [34.1, 44.003], 14)
  expect(Object.keys(tile?.layers ?? {}).toSorted()).toEqual(['buildings', 'places', 'roads', 'water'])
  const road = tile?.layers['roads']?.feature(0)
  expect(road?.properties).toMatchObject({
    kind: 'minor_road',
    name: 'Морская улица',
    'name:en': 'Morskaya Street',
  })
  const labels = tile?.layers['buildings']
  const numbers = Array.from(
    { length: labels?.length ?? 0 },
    (_, index) => labels?.feature(index).properties['addr_housenumber'],
  )
  expect(numbers.filter((number) => number !== undefined)).toEqual(['1', '3'])
})

test('the coast line of an extract becomes a sea on the water side only', async () => {
  await using test = await openTestDb()
  await importText(test.db, makeTown())
  const [dataset] = await listDatasets(test.db.read)
  const importId = dataset?.tiles?.id ?? 0
  const sea = await findTile(test.db, importId, [34.1, 43.985], 14)
  expect(sea?.layers['water']?.feature(0).properties['kind']).toBe('ocean')
  expect(await findTile(test.db, importId, [34.1, 44.018], 14)).toBeUndefined()
})

test('a river that flows through --bbox is drawn in it, though half of its banks lie outside', async () => {
  await using test = await openTestDb()
  const xml = new OsmXml()
  const ends = [33, 35].map((lng) => [44.01, 43.99].map((lat) => xml.node([lng, lat])))
  const [[northWest = 0, southWest = 0] = [], [northEast = 0, southEast = 0] = []] = ends
  const banks = [
    xml.wayOf([northWest, xml.node([34.1, 44.01]), northEast]),
    xml.wayOf([northEast, southEast]),
    xml.wayOf([southEast, xml.node([34.1, 43.99]), southWest]),
    xml.wayOf([southWest, northWest]),
  ]
  xml.relation(
    banks.map((ref) => ({ type: 'way', ref, role: 'outer' })),
    { type: 'multipolygon', natural: 'water', name: 'Речка' },
  )
  await importText(test.db, xml.toString(), 'town', { west: 34, south: 43.9, east: 34.2, north: 44.1 })
  const [dataset] = await listDatasets(test.db.read)
  const tile = await findTile(test.db, dataset?.tiles?.id ?? 0, [34.1, 44], 14)
  expect(tile?.layers['water']?.feature(0).properties).toMatchObject({ kind: 'water', name: 'Речка' })
})

test('what was stored is what was read', async () => {
  await using test = await openTestDb()
  await importText(test.db, makeTown())
  const [dataset] = await listDatasets(test.db.read)
  const book = await readAddressBook(test.db, dataset?.addresses?.id ?? 0)
  expect(book.cities[0]?.names).toEqual({ local: 'Приветный', inLocale: { en: 'Privetny' }, aliases: [] })
  expect(book.streets[0]?.names.inLocale).toEqual({ en: 'Morskaya Street' })
  expect(book.streets[0]?.points.length).toBeGreaterThan(10)
  expect(book.addresses.map(({ houseNumber, latE7 }) => [houseNumber, latE7])).toEqual([
    ['1', 440_030_000],
    ['3', 440_030_000],
  ])
})

test.each<[why: string, content: string]>([
  ['is empty', ''],
  ['breaks off', makeTown().slice(0, 900)],
  ['has nothing to draw', '<osm><node id="1" lat="44" lon="34"/></osm>'],
])('a file that %s changes nothing', async (_, content) => {
  await using test = await openTestDb()
  await importText(test.db, makeTown())
  const before = await countRows(test.db)
  await expect(importText(test.db, content)).rejects.toThrow(MapProblem)
  expect(await countRows(test.db)).toEqual(before)
})

test('a second import replaces the first, and the tiles of open pages stay until the third', async () => {
  await using test = await openTestDb()
  const ids: (number | undefined)[] = []
  for (const street of ['Первая улица', 'Вторая улица', 'Третья улица']) {
    await importText(test.db, makeTown(street))
    const [dataset] = await listDatasets(test.db.read)
    ids.push(dataset?.tiles?.id)
    const book = await readAddressBook(test.db, dataset?.addresses?.id ?? 0)
    expect(book.streets.map(({ names }) => names.local)).toEqual([street])
  }
  const stored = await test.db.read.selectFrom('geoImports').select('id').orderBy('id').execute()
  expect(stored.map(({ id }) => id)).toEqual(ids.slice(1))
})

test('an import that died leaves nothing behind once the next one has run', async () => {
  await using test = await openTestDb()
  const bounds = { west: 34, south: 44, east: 34.1, north: 44.1 }
  const head = {
    dataset: 'town',
    source: 'x',
    hasTiles: true,
    hasAddresses: true,
    bounds,
    minZoom: 0,
    maxZoom: 14,
  }
  const died = await GeoImport.start(test.db, head)
  await died.addTiles([{ z: 1, x: 1, y: 1, bytes: new Uint8Array([1]) }])
  expect(await listDatasets(test.db.read)).toEqual([])
  await importText(test.db, makeTown())
  const imports = await test.db.read.selectFrom('geoImports').select('id').execute()
  expect(imports.map(({ id }) => id)).not.toContain(died.id)
  // The import that was believed dead finds out that it lost.
  await expect(died.publish()).rejects.toThrow(/Another import/)
})

test('a ready tile file brings its tiles and leaves the addresses', async () => {
  await using test = await openTestDb()
  await importText(test.db, makeTown())
  const tiles = [
    { z: 0, x: 0, y: 0, bytes: Buffer.from('whole world') },
    { z: 10, x: 608, y: 372, bytes: Buffer.from('a corner of it') },
  ]
  await using file = await writeMapFile('world.pmtiles', makePmtiles(tiles, [34, 43.9, 34.2, 44.1]))
  const summary = await importMap(test.db, file.path, { dataset: 'town' })
  expect(summary).toMatchObject({ tiles: 2, bounds: { west: 34, south: 43.9, east: 34.2, north: 44.1 } })
  const [dataset] = await listDatasets(test.db.read)
  expect(dataset?.tiles?.source).toBe('world.pmtiles')
  expect(dataset?.addresses?.source).toBe('town.osm')
  const rows = await test.db.read
    .selectFrom('geoTiles')
    .select(['z', 'bytes'])
    .where('importId', '=', dataset?.tiles?.id ?? 0)
    .orderBy('z')
    .execute()
  expect(rows.map(({ bytes }) => gunzipSync(bytes).toString())).toEqual(['whole world', 'a corner of it'])
})

test('a ready tile file without its tiles is nothing to import', async () => {
  await using test = await openTestDb()
  const whole = makePmtiles([{ z: 0, x: 0, y: 0, bytes: Buffer.from('tile') }], [34, 43.9, 34.2, 44.1])
  await using file = await writeMapFile('world.pmtiles', whole)
  const imported = importMap(test.db, file.path, { dataset: 'town', isWithoutTiles: true })
  await expect(imported).rejects.toThrow(/world\.pmtiles has tiles alone: leave out --without-tiles\.$/)
  await expect(imported).rejects.toThrow(MapProblem)
  expect(await countRows(test.db)).toEqual([0, 0, 0, 0, 0, 0])
})

test('a broken tile file changes nothing', async () => {
  await using test = await openTestDb()
  const whole = makePmtiles([{ z: 0, x: 0, y: 0, bytes: Buffer.from('tile') }], [34, 43.9, 34.2, 44.1])
  await using file = await writeMapFile('world.pmtiles', whole.subarray(0, -10))
  await expect(importMap(test.db, file.path, { dataset: 'town' })).rejects.toThrow(MapProblem)
  expect(await countRows(test.db)).toEqual([0, 0, 0, 0, 0, 0])
})

test('a dataset can be removed whole', async () => {
  await using test = await openTestDb()
  await importText(test.db, makeTown())
  expect(await removeDataset(test.db, 'town')).toBe(true)
  expect(await countRows(test.db)).toEqual([0, 0, 0, 0, 0, 0])
  expect(await removeDataset(test.db, 'town')).toBe(false)
})

test.each(['My City', '', '-', 'a/b', 'x'.repeat(41)])(
  'the dataset name «%s» is refused',
  async (dataset) => {
    await using test = await openTestDb()
    await expect(importText(test.db, makeTown(), dataset)).rejects.toThrow(/lower-case letters/)
  },
)

test.each(['', '1,2,3', '3,2,1,4', 'a,b,c,d', '37,55,38,91', '1,2,,4'])('--bbox %s is refused', (text) => {
  expect(() => parseArea(text)).toThrow(MapProblem)
})

test('--bbox is west, south, east, north', () => {
  expect(parseArea('37.5,55.7,37.7,55.8')).toEqual({ west: 37.5, south: 55.7, east: 37.7, north: 55.8 })
})
