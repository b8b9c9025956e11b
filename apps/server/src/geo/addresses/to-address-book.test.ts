import { expect, test } from 'vitest'
import { OsmXml } from '../../../test/make-osm-xml.ts'
import { writeMapFile } from '../../../test/write-map-file.ts'
import type { AddressBook } from '#geo/addresses/address-book.ts'
import { type ReadAddresses, toAddressBook } from '#geo/addresses/to-address-book.ts'
import { readExtract } from '#geo/osm/read-extract.ts'
import { openMapFile } from '#geo/osm/read-osm.ts'

async function readBook(xml: OsmXml): Promise<ReadAddresses> {
  await using file = await writeMapFile('town.osm', xml.toString())
  return toAddressBook(await readExtract(await openMapFile(file.path)))
}

function linesOf({ streets, cities, addresses }: AddressBook): string[] {
  return addresses
    .map(({ streetNumber, houseNumber }) => {
      const street = streets[streetNumber]
      const city = cities[street?.cityNumber ?? -1]
      return `${city?.names.local ?? '?'}, ${street?.names.local ?? '?'}, ${houseNumber}`
    })
    .toSorted()
}

function makeTown(): OsmXml {
  const xml = new OsmXml()
  xml.node([34.1, 44], { place: 'town', name: 'Приветный', 'name:en': 'Privetny', 'name:ru': 'Приветный' })
  xml.way(
    [
      [34.1, 44],
      [34.105, 44],
    ],
    { highway: 'residential', name: 'улица Гоголя', 'name:en': 'Gogol Street' },
  )
  return xml
}

test('a street written three ways is one street', async () => {
  const xml = makeTown()
  for (const [index, street] of ['ул. Гоголя', 'Гоголя ул.', 'улица Гоголя'].entries()) {
    xml.building([34.1 + index / 1000, 44.0005], {
      'addr:street': street,
      'addr:housenumber': `${index + 1}`,
    })
  }
  const { book } = await readBook(xml)
  expect(book.streets).toHaveLength(1)
  expect(linesOf(book)).toEqual(['1', '2', '3'].map((number) => `Приветный, улица Гоголя, ${number}`))
})

test('a city named in two languages does not split its streets', async () => {
  const xml = makeTown()
  for (const [index, city] of ['Приветный', 'Privetny', 'ПРИВЕТНЫЙ'].entries()) {
    xml.building([34.1 + index / 1000, 44.0005], {
      'addr:city': city,
      'addr:street': 'улица Гоголя',
      'addr:housenumber': `${index + 1}`,
    })
  }
  const { book } = await readBook(xml)
  expect(book.cities).toHaveLength(1)
  expect(book.streets).toHaveLength(1)
})

test('a house that names its street in another language stands on it', async () => {
  const xml = makeTown()
  xml.building([34.101, 44.0005], { 'addr:street': 'Gogol Street', 'addr:housenumber': '5' })
  const { book } = await readBook(xml)
  expect(linesOf(book)).toEqual(['Приветный, улица Гоголя, 5'])
})

test('all names are kept: each language in its place, old and other ones to be found by', async () => {
  const xml = new OsmXml()
  xml.way(
    [
      [34.1, 44],
      [34.105, 44],
    ],
    {
      highway: 'residential',
      name: 'улица Мира;Мирная улица',
      'name:ru': 'улица Мира',
      'name:en': 'Mira Street',
      'name:sr-Latn': 'Ulica mira',
      alt_name: 'Мировая',
      old_name: 'улица Ленина;Соборная улица',
    },
  )
  const { book } = await readBook(xml)
  expect(book.streets[0]?.names).toEqual({
    local: 'улица Мира',
    inLocale: { ru: 'улица Мира', en: 'Mira Street', cnr: 'Ulica mira' },
    aliases: ['Мирная улица', 'Мировая', 'улица Ленина', 'Соборная улица'],
  })
})

test('an old name leads to the street of today, unless another street bears it now', async () => {
  const xml = makeTown()
  xml.way(
    [
      [34.1, 44.01],
      [34.105, 44.01],
    ],
    { highway: 'residential', name: 'Новая улица', old_name: 'улица Гоголя;Старая улица' },
  )
  xml.building([34.101, 44.0005], { 'addr:street': 'улица Гоголя', 'addr:housenumber': '1' })
  xml.building([34.101, 44.0105], { 'addr:street': 'Старая улица', 'addr:housenumber': '2' })
  const { book } = await readBook(xml)
  expect(linesOf(book)).toEqual(['Приветный, Новая улица, 2', 'Приветный, улица Гоголя, 1'])
})

test('a corner house is found on both its streets', async () => {
  const xml = makeTown()
  xml.building([34.101, 44.0005], {
    'addr:street': 'улица Гоголя;Почтовая улица',
    'addr:housenumber': '12;5',
  })
  xml.building([34.103, 44.0005], { 'addr:street': 'улица Гоголя', 'addr:housenumber': '14/7' })
  const { book } = await readBook(xml)
  expect(linesOf(book)).toEqual([
    'Приветный, Почтовая улица, 5',
    'Приветный, улица Гоголя, 12',
    'Приветный, улица Гоголя, 14/7',
  ])
  expect(new Set(book.addresses.map(({ id }) => id)).size).toBe(3)
})

test('a house without a street belongs to that of its relation, else to the nearest, else to none', async () => {
  const xml = makeTown()
  const member = xml.building([34.103, 44.0005], { 'addr:housenumber': '1' })
  xml.relation([{ type: 'way', ref: member, role: 'house' }], {
    type: 'associatedStreet',
    name: 'Школьная улица',
  })
  xml.building([34.102, 44.0005], { 'addr:housenumber': '2' })
  xml.building([34.102, 44.02], { 'addr:housenumber': '3' })
  const { book, notes } = await readBook(xml)
  expect(linesOf(book)).toEqual(['Приветный, Школьная улица, 1', 'Приветный, улица Гоголя, 2'])
  expect(notes).toMatchObject({ streetGuessed: 1, withoutStreet: 1 })
})

test('a shop in a house does not double it, a namesake far away does not hide it', async () => {
  const xml = makeTown()
  const house = { 'addr:street': 'улица Гоголя', 'addr:housenumber': '1' }
  xml.building([34.101, 44.0005], house)
  xml.node([34.1011, 44.0005], { ...house, amenity: 'cafe' })
  xml.building([34.101, 44.03], house)
  const { book, notes } = await readBook(xml)
  expect(book.addresses).toHaveLength(2)
  expect(notes.repeated).toBe(1)
})

test('streets of one name in two villages stay apart', async () => {
  const xml = new OsmXml()
  for (const [lng, name] of [
    [34.1, 'Верхнее'],
    [34.3, 'Нижнее'],
  ] as const) {
    xml.node([lng, 44], { place: 'village', name })
    xml.way(
      [
        [lng, 44],
        [lng + 0.005, 44],
      ],
      { highway: 'residential', name: 'Лесная улица' },
    )
    xml.building([lng + 0.001, 44.0005], { 'addr:street': 'Лесная улица', 'addr:housenumber': '1' })
  }
  expect(linesOf((await readBook(xml)).book)).toEqual(['Верхнее, Лесная улица, 1', 'Нижнее, Лесная улица, 1'])
})

test('a city lies in its region and country', async () => {
  const xml = makeTown()
  const corners = [
    [34, 43],
    [35, 43],
    [35, 45],
    [34, 45],
  ] as const
  const nodes = corners.map((at) => xml.node(at))
  const border = xml.wayOf([...nodes, nodes[0] ?? 0])
  for (const [level, name] of [
    ['2', 'Россия'],
    ['4', 'Привольный край'],
  ] as const) {
    const tags = { type: 'boundary', boundary: 'administrative', admin_level: level, name }
    xml.relation([{ type: 'way', ref: border, role: 'outer' }], tags)
  }
  const [city] = (await readBook(xml)).book.cities
  expect([city?.country?.local, city?.region?.local]).toEqual(['Россия', 'Привольный край'])
})

test('numbers that a line stands for are found along it, where no house has them', async () => {
  const xml = makeTown()
  const first = xml.node([34.1, 44.0003], { 'addr:housenumber': '2', 'addr:street': 'улица Гоголя' })
  const bend = xml.node([34.104, 44.0003])
  const last = xml.node([34.105, 44.0003], { 'addr:housenumber': '10' })
  xml.wayOf([first, bend, last], { 'addr:interpolation': 'even' })
  xml.building([34.1024, 44.0006], { 'addr:housenumber': '6', 'addr:street': 'улица Гоголя' })
  xml.wayOf([first, bend], { 'addr:interpolation': 'even' })
  const { book, notes } = await readBook(xml)
  expect(linesOf(book)).toEqual(
    ['10', '2', '4', '6', '8'].map((number) => `Приветный, улица Гоголя, ${number}`),
  )
  expect(notes).toMatchObject({ interpolated: 2, unreadLines: 1, repeated: 0 })
  const eighth = book.addresses.find(({ houseNumber }) => houseNumber === '8')
  expect(eighth?.lngE7).toBeCloseTo(34.10375e7, -3)
  expect(eighth?.id).toMatch(/^w\d+-8$/)
})

test('a line whose street a relation tells, and a building with a range of numbers', async () => {
  const xml = makeTown()
  const ends = ['1', '5'].map((number, index) =>
    xml.node([34.1 + index / 500, 44.0009], { 'addr:housenumber': number, 'addr:street': 'Липовая улица' }),
  )
  xml.wayOf(ends, { 'addr:interpolation': 'odd', 'addr:street': 'Липовая улица' })
  const plain = ['1', '3'].map((number, index) =>
    xml.node([34.101 + index / 500, 44.02], { 'addr:housenumber': number }),
  )
  const told = xml.wayOf(plain, { 'addr:interpolation': 'all' })
  xml.relation(
    [
      { type: 'way', ref: told, role: 'house' },
      ...plain.map((ref) => ({ type: 'node' as const, ref, role: 'house' })),
    ],
    { type: 'associatedStreet', name: 'Кленовая улица' },
  )
  xml.building([34.103, 44.0003], {
    'addr:housenumber': '20-24',
    'addr:interpolation': 'even',
    'addr:street': 'улица Гоголя',
  })
  const { book } = await readBook(xml)
  expect(linesOf(book)).toEqual([
    ...['1', '2', '3'].map((number) => `Приветный, Кленовая улица, ${number}`),
    ...['1', '3', '5'].map((number) => `Приветный, Липовая улица, ${number}`),
    ...['20', '22', '24'].map((number) => `Приветный, улица Гоголя, ${number}`),
  ])
})
