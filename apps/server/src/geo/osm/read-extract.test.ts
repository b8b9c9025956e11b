import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeOsmPbf } from '../../../test/make-osm-pbf.ts'
import { OsmXml } from '../../../test/make-osm-xml.ts'
import { writeMapFile } from '../../../test/write-map-file.ts'
import { MapProblem } from '#geo/map-problem.ts'
import type { Tags } from '#geo/osm/osm-element.ts'
import { type OsmExtract, readExtract, type ReadOptions } from '#geo/osm/read-extract.ts'
import { openMapFile } from '#geo/osm/read-osm.ts'
import { boundsOf } from '#geo/shapes/ring.ts'
import { toLine, toPolygons } from '#geo/shapes/to-polygons.ts'

async function read(name: string, content: string | Uint8Array, options?: ReadOptions): Promise<OsmExtract> {
  await using file = await writeMapFile(name, content)
  // Awaited here, because the file is deleted right after.
  return await readExtract(await openMapFile(file.path), options)
}

function makeTown(): string {
  const xml = new OsmXml()
  xml.way(
    [
      [34.1, 44],
      [34.11, 44],
    ],
    { highway: 'residential', name: 'Лесная улица', source: 'survey' },
  )
  xml.node([34.105, 44.001], { place: 'town', name: 'Лесной' })
  return xml.toString()
}

const pbf = makeOsmPbf(
  [
    { id: 1, lng: 34.1, lat: 44 },
    { id: 2, lng: 34.11, lat: 44 },
    { id: 3, lng: 34.105, lat: 44.001, tags: { place: 'town', name: 'Лесной' } },
  ],
  [{ id: 7, refs: [1, 2], tags: { highway: 'residential', name: 'Лесная улица' } }],
)

test.each([
  ['town.osm', makeTown()],
  ['town.osm.gz', gzipSync(makeTown())],
  ['town.osm.pbf', pbf],
  ['a download without an ending', pbf],
])('%s is read by what it is, not by its name', async (name, content) => {
  const { nodes, ways, taggedNodes, bounds } = await read(name, content)
  expect(nodes.count).toBe(3)
  expect(ways.tagsOf(0)).toEqual({ highway: 'residential', name: 'Лесная улица' })
  expect(taggedNodes.map(({ tags }) => tags?.['name'])).toEqual(['Лесной'])
  expect(bounds).toEqual({ west: 34.1, south: 44, east: 34.11, north: 44.001 })
})

test.each<[why: string, content: string | Uint8Array, problem: RegExp]>([
  ['is empty', '', /is empty/],
  ['is no map', 'Dear customer, your download has expired.', /no map file/],
  ['is another kind of XML', '<?xml version="1.0"?><gpx></gpx>', /begins with <gpx>/],
  ['ends in the middle of XML', makeTown().slice(0, -20), /broken or cut off/],
  ['ends in the middle of gzip', gzipSync(makeTown()).subarray(0, 60), /broken or cut off/],
  ['ends in the middle of a block', pbf.subarray(0, pbf.length - 5), /broken or cut off at byte/],
  [
    'has a block that is damaged',
    Buffer.concat([pbf.subarray(0, -40), Buffer.alloc(40, 7)]),
    /broken or cut off/,
  ],
  ['has no elements', '<osm version="0.6"></osm>', /no map elements/],
])('a file that %s is refused with the reason', async (_, content, problem) => {
  const reading = read('extract', content)
  await expect(reading).rejects.toThrow(MapProblem)
  await expect(reading).rejects.toThrow(problem)
})

test('a file that is not there is refused', async () => {
  await expect(openMapFile('/nowhere/town.osm.pbf')).rejects.toThrow(/cannot be read/)
})

const area = { west: 34, south: 43.9, east: 34.2, north: 44.1 }

test('only the area asked for is kept', async () => {
  const xml = new OsmXml()
  xml.way(
    [
      [34.1, 44],
      [34.11, 44],
    ],
    { highway: 'residential', name: 'Ближняя улица' },
  )
  xml.way(
    [
      [36.1, 44],
      [36.11, 44],
    ],
    { highway: 'residential', name: 'Дальняя улица' },
  )
  const { ways, nodes } = await read('two-towns.osm', xml.toString(), { area })
  expect(ways.count).toBe(1)
  expect(nodes.count).toBe(2)
  const elsewhere = { west: 1, south: 1, east: 2, north: 2 }
  await expect(read('two-towns.osm', xml.toString(), { area: elsewhere })).rejects.toThrow(
    /Nothing of the file/,
  )
})

/** A river from far west to far east whose outline is four ways. Two of them never come near the area. */
function makeRiver(tags: Record<string, string>): { xml: OsmXml; relation: number } {
  const xml = new OsmXml()
  const [west, east] = [xml.node([30, 44.01]), xml.node([38, 44.01])]
  const [farWest, farEast] = [xml.node([30, 43.99]), xml.node([38, 43.99])]
  const outline = [
    xml.wayOf([west, xml.node([34.1, 44.01]), east]),
    xml.wayOf([east, xml.node([38.1, 44]), farEast], { highway: 'residential', name: 'Дальняя улица' }),
    xml.wayOf([farEast, xml.node([34.1, 43.99]), farWest]),
    xml.wayOf([farWest, west]),
  ]
  const members = outline.map((ref) => ({ type: 'way' as const, ref, role: 'outer' }))
  return { xml, relation: xml.relation(members, { type: 'multipolygon', ...tags }) }
}

const isWater = (tags: Tags): boolean => tags['natural'] === 'water'

test('a river through the area keeps its whole outline, and nothing else of what lies outside', async () => {
  const { xml, relation } = makeRiver({ natural: 'water' })
  const { relations, bounds, ...stores } = await read('river.osm', xml.toString(), {
    area,
    needsWhole: isWater,
  })
  const [river] = relations
  expect(river?.id).toBe(relation)
  const polygons = river === undefined ? [] : toPolygons(river, stores)
  expect(polygons.map(([outer]) => outer && boundsOf(outer))).toEqual([
    { west: 30, south: 43.99, east: 38.1, north: 44.01 },
  ])
  // The far way is only an outline here, not a street of this area.
  const tagged = Array.from({ length: stores.ways.count }, (_, index) => stores.ways.tagsOf(index))
  expect(tagged.filter((tags) => tags !== undefined)).toEqual([])
  expect(bounds).toEqual({ west: 34.1, south: 43.99, east: 34.1, north: 44.01 })
})

test('a lake that begins outside the area keeps its whole shore', async () => {
  const xml = new OsmXml()
  const corners = [
    [36, 44],
    [34.1, 44.05],
    [34.1, 43.95],
  ] as const
  const shore = corners.map((at) => xml.node(at))
  xml.wayOf([...shore, shore[0] ?? 0], { natural: 'water' })
  const { ways, nodes } = await read('lake.osm', xml.toString(), { area, needsWhole: isWater })
  expect(toLine(ways.refsOf(0), nodes)).toEqual([...corners, corners[0]])
})

test('what nobody needs whole ends where the area does', async () => {
  const { xml } = makeRiver({ natural: 'bay' })
  const { ways, nodes } = await read('bay.osm', xml.toString(), { area, needsWhole: isWater })
  expect([ways.count, nodes.count]).toEqual([2, 2])
})

test('the reader keeps the relations of the area and the names around it', async () => {
  const xml = new OsmXml()
  const [near, far] = [34.1, 36.1].map((lng) => ({
    node: xml.node([lng, 44]),
    way: xml.way([
      [lng, 44.01],
      [lng, 44.02],
    ]),
  }))
  const relate = (type: 'node' | 'way', ref: number | undefined, tags: Record<string, string>): number =>
    xml.relation([{ type, ref: ref ?? 0, role: '' }], tags)
  const country = { type: 'boundary', boundary: 'administrative', admin_level: '2', name: 'Россия' }
  const kept = [
    relate('node', near?.node, { type: 'associatedStreet' }),
    relate('way', near?.way, { type: 'route' }),
    // A city in the middle of a country, far from the border.
    relate('way', far?.way, country),
  ]
  relate('node', far?.node, { type: 'associatedStreet' })
  relate('way', far?.way, { type: 'route' })
  relate('way', far?.way, { ...country, admin_level: '8' })
  const { relations } = await read('relations.osm', xml.toString(), { area })
  expect(relations.map(({ id }) => id)).toEqual(kept)
  expect((await read('relations.osm', xml.toString())).relations).toHaveLength(6)
})

test.each([
  ['a way', 'a node', ['node', 'way', 'relation', 'node']],
  ['a relation', 'a way', ['node', 'relation', 'way']],
])('an area cannot be cut out of a file with %s before %s', async (_, __, order) => {
  const inside = {
    node: '<node id="1" lat="44" lon="34.1"/>',
    way: '<way id="2"/>',
    relation: '<relation id="3"/>',
  }
  const xml = `<osm>${order.map((kind) => inside[kind as keyof typeof inside]).join('')}</osm>`
  await expect(read('unsorted.osm', xml, { area })).rejects.toThrow(/osmium sort/)
  expect((await read('unsorted.osm', xml)).elementCount).toBe(order.length)
})

test('bounds larger than the data, as cutting tools leave them, do not make a map of the planet', async () => {
  const planet = makeTown().replace(
    '<node',
    '<bounds minlat="-90" minlon="-180" maxlat="90" maxlon="180"/><node',
  )
  const { bounds } = await read('cut.osm', planet)
  expect(bounds.east - bounds.west).toBeLessThan(0.02)
})

test('nodes in any order are found', async () => {
  const lines = makeTown().split('\n')
  const shuffled = [...lines.slice(0, 2), ...lines.slice(2, -1).toReversed(), '</osm>'].join('\n')
  const { nodes } = await read('edited.osm', shuffled)
  expect(nodes.find(1)).toEqual([34.1, 44])
  expect(nodes.find(2)).toEqual([34.11, 44])
  expect(nodes.find(99)).toBeUndefined()
})
