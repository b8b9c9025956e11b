import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeOsmPbf } from '../../../test/make-osm-pbf.ts'
import { OsmXml } from '../../../test/make-osm-xml.ts'
import { writeMapFile } from '../../../test/write-map-file.ts'
import { MapProblem } from '#geo/map-problem.ts'
import { type OsmExtract, readExtract, type ReadOptions } from '#geo/osm/read-extract.ts'
import { openMapFile } from '#geo/osm/read-osm.ts'

async function read(name: string, content: string | Uint8Array, options?: ReadOptions): Promise<OsmExtract> {
  await using file = await writeMapFile(name, content)
  // Awaited here: the file is gone a moment later.
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
  const area = { west: 34, south: 43.9, east: 34.2, north: 44.1 }
  const { ways, nodes } = await read('two-towns.osm', xml.toString(), { area })
  expect(ways.count).toBe(1)
  expect(nodes.count).toBe(2)
  const elsewhere = { west: 1, south: 1, east: 2, north: 2 }
  await expect(read('two-towns.osm', xml.toString(), { area: elsewhere })).rejects.toThrow(
    /Nothing of the file/,
  )
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
