import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OsmXml } from '../../../test/make-osm-xml.ts'
import { writeMapFile } from '../../../test/write-map-file.ts'
import { isInBounds } from '#geo/coordinates.ts'
import type { AddressBook } from '#geo/addresses/address-book.ts'
import { toAddressBook } from '#geo/addresses/to-address-book.ts'
import { drawDemoCity } from '#geo/demo/draw-demo-city.ts'
import { lukovo } from '#geo/demo/lukovo.ts'
import { privetny } from '#geo/demo/privetny.ts'
import { readExtract } from '#geo/osm/read-extract.ts'
import { openMapFile } from '#geo/osm/read-osm.ts'
import { buildAddressIndex } from '#geo/search/build-address-index.ts'
import { toAddressDetails, toSuggestion } from '#geo/search/to-suggestion.ts'

async function readBook(xml: string): Promise<AddressBook> {
  await using file = await writeMapFile('city.osm', xml)
  const extract = await readExtract(await openMapFile(file.path))
  return toAddressBook(extract).book
}

const privetnyBook = await readBook(drawDemoCity(privetny))
const index = await buildAddressIndex([
  { dataset: 'privetny', book: privetnyBook },
  { dataset: 'lukovo', book: await readBook(drawDemoCity(lukovo)) },
])
const privetnyBounds = { west: 34.163, south: 43.98, east: 34.237, north: 44.022 }

function titlesOf(text: string, locale: 'ru' | 'en' | 'cnr' = 'ru', bounds = privetnyBounds): string[] {
  return index.search(text, 6, bounds).map((hit) => toSuggestion(hit, locale).title)
}

test.each([
  'наб 14',
  'набережная д.14',
  'naberezhnaya 14',
  '14 набережная',
  'ул. Набережная, дом 14',
  'НАБЕРЕЖНАЯ 14',
  'yf,tht;yfz 14',
])('«%s» finds number 14 on Набережная улица', (text) => {
  expect(titlesOf(text)).toContain('Набережная улица, 14')
})

test.each([
  ['приморская наб 14', 'Приморская набережная, 14'],
  ['г. Приветный, Приморская набережная, 14, кв. 5', 'Приморская набережная, 14'],
  ['prospekt mira', 'проспект Мира'],
  ['мира пр-т', 'проспект Мира'],
  ['центральний праспект 18', 'Центральный проспект, 18'],
  ['цетральный 18', 'Центральный проспект, 18'],
  ['tsentralny avenue 18', 'Центральный проспект, 18'],
  ['обьездная 40', 'Объездная улица, 40'],
  ['звездная', 'Звёздная улица'],
])('«%s» finds %s first', (text, title) => {
  expect(titlesOf(text)[0]).toBe(title)
})

test('an address is written as its language writes it', () => {
  const [hit] = index.search('приморская наб 14', 1)
  if (hit === undefined) throw new Error('Nothing was found')
  expect(toSuggestion(hit, 'ru').title).toBe('Приморская набережная, 14')
  expect(toSuggestion(hit, 'en').title).toBe('14 Primorskaya Embankment')
  expect(toAddressDetails(hit, 'en')).toMatchObject({
    country: 'Russia',
    region: 'Privolny Krai',
    city: 'Privetny',
    street: 'Primorskaya Embankment',
    houseNumber: '14',
  })
})

test('Montenegrin with and without its marks finds the same street', () => {
  const bounds = { west: 18.7, south: 42.1, east: 18.9, north: 42.3 }
  expect(titlesOf('cempresova', 'cnr', bounds)).toContain('Čempresova ulica')
  expect(titlesOf('Чемпресова', 'cnr', bounds)).toContain('Čempresova ulica')
  expect(titlesOf('obala 12', 'cnr', bounds)[0]).toBe('Obala 12')
})

test.each([
  ['наб 14', 'Набережная улица, 14', ['Наб', '14']],
  ['приморская', 'Приморская набережная', ['Приморская']],
  ['primorsk nab', 'Приморская набережная', ['Приморск', 'наб']],
])('what was typed in «%s» is marked in %s', (text, title, marked) => {
  const hit = index
    .search(text, 10, privetnyBounds)
    .find((found) => toSuggestion(found, 'ru').title === title)
  if (hit === undefined) throw new Error(`${title} was not found`)
  const { highlights } = toSuggestion(hit, 'ru')
  expect(highlights.map(([start = 0, length = 0]) => title.slice(start, start + length))).toEqual(marked)
})

test('a number of the name is not taken for the house', async () => {
  const xml = new OsmXml()
  for (const [row, name] of ['улица 8 Марта', '14-я линия', '1-я Парковая улица'].entries()) {
    const lat = 44 + row / 100
    xml.way(
      [
        [34.1, lat],
        [34.105, lat],
      ],
      { highway: 'residential', name },
    )
    xml.building([34.101, lat + 0.0005], { 'addr:street': name, 'addr:housenumber': '5' })
  }
  const own = await buildAddressIndex([{ dataset: 'own', book: await readBook(xml.toString()) }])
  const first = (text: string): string | undefined =>
    own.search(text, 3).map((hit) => toSuggestion(hit, 'ru').title)[0]
  expect(first('8 марта')).toBe('улица 8 Марта')
  expect(first('8 марта 5')).toBe('улица 8 Марта, 5')
  expect(first('5 14 линия')).toBe('14-я линия, 5')
  expect(first('1 парковая 5')).toBe('1-я Парковая улица, 5')
  expect(first('1-я парковая')).toBe('1-я Парковая улица')
})

test('a word that is a type and a name as well is rather the name', () => {
  expect(titlesOf('наб')[0]).toBe('Набережная улица')
  expect(titlesOf('наб 14')[0]).toBe('Набережная улица, 14')
  expect(titlesOf('приморская наб')[0]).toBe('Приморская набережная')
})

test('a house that is not known leads to its street', () => {
  const hits = index.search('проспект мира 9999', 3, privetnyBounds)
  expect(hits[0]).toMatchObject({ houseNumber: undefined })
  expect(titlesOf('проспект мира 9999')[0]).toBe('проспект Мира')
})

test.each(['', '   ', '!!!', '12', 'щщщщщщщщ', 'кв 5'])('«%s» finds nothing and breaks nothing', (text) => {
  expect(titlesOf(text)).toEqual([])
})

test('L-05 nothing outside the bounds is ever suggested', () => {
  const box = fc.record({
    west: fc.double({ min: 34.16, max: 34.2, noNaN: true }),
    south: fc.double({ min: 43.98, max: 44, noNaN: true }),
    east: fc.double({ min: 34.2, max: 34.24, noNaN: true }),
    north: fc.double({ min: 44, max: 44.02, noNaN: true }),
  })
  const texts = fc.constantFrom('улица', 'наб', 'садовая 1', 'мира', 'лес', 'obala', 'при 1')
  fc.assert(
    fc.property(texts, box, (text, bounds) => {
      for (const { position } of index.search(text, 10, bounds))
        expect(isInBounds(position, bounds)).toBe(true)
    }),
  )
})

test('every house finds itself by its own address', () => {
  const house = fc.constantFrom(...privetnyBook.addresses)
  fc.assert(
    fc.property(house, ({ streetNumber, houseNumber, id }) => {
      const street = privetnyBook.streets[streetNumber]?.names.local ?? ''
      const found = index.search(`${street}, ${houseNumber}`, 6, privetnyBounds).map(({ placeId }) => placeId)
      expect(found).toContain(`privetny:${id}`)
    }),
  )
})

test('one slip in a street’s name is forgiven', () => {
  const street = fc.constantFrom(
    ...privetnyBook.streets.filter(({ names }) => /^.{6,} улица$/u.test(names.local)),
  )
  fc.assert(
    fc.property(
      street,
      fc.nat(),
      fc.constantFrom('lost', 'wrong', 'swapped'),
      ({ names: { local } }, at, slip) => {
        const word = local.replace(' улица', '')
        const place = 2 + (at % (word.length - 3))
        const [before, letter, after] = [word.slice(0, place), word.charAt(place), word.slice(place + 1)]
        const typed = {
          lost: `${before}${after}`,
          wrong: `${before}ж${after}`,
          swapped: `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
        }[slip]
        expect(titlesOf(`ул ${typed}`)).toContain(local)
      },
    ),
  )
})

test('a place is found again by its id, a house and a street alike', () => {
  for (const text of ['приморская наб 14', 'проспект мира']) {
    const [hit] = index.search(text, 1, privetnyBounds)
    const found = index.findPlace(hit?.placeId ?? '')
    expect(found?.street.names.local).toBe(hit?.street.names.local)
    expect(found?.houseNumber).toBe(hit?.houseNumber)
  }
  for (const unknown of ['privetny:w1', 'elsewhere:w1', 'privetny', '', 'privetny:']) {
    expect(index.findPlace(unknown)).toBeUndefined()
  }
})

test('a point in front of a house is that house, one on a bridge the street, one at sea nothing', () => {
  const [hit] = index.search('приморская наб 14', 1, privetnyBounds)
  if (hit === undefined) throw new Error('Nothing was found')
  const [lng, lat] = hit.position
  expect(index.findNearest([lng + 0.00005, lat])?.placeId).toBe(hit.placeId)
  const street = index.findNearest([lng, lat - 0.0022])
  expect(street?.houseNumber).toBeUndefined()
  expect(street?.position).toEqual([lng, lat - 0.0022])
  expect(index.findNearest([lng, lat - 0.02])).toBeUndefined()
})

const crossing = {
  cities: [],
  addresses: ['1', '1А', '1Б', '10', '11', '12'].flatMap((houseNumber, at) =>
    [0, 1, 2].map((streetNumber) => ({
      id: `h${streetNumber}-${at}`,
      streetNumber,
      houseNumber,
      lngE7: 370_000_000 + at * 3000,
      latE7: 550_000_000 + streetNumber * 3000,
    })),
  ),
  streets: ['Береговая улица', 'Малая Береговая улица', 'Старая Береговая улица'].map((local, number) => ({
    id: `s${number}`,
    cityNumber: undefined,
    names: { local, inLocale: {}, aliases: [] },
    points: Int32Array.of(370_000_000, 550_000_000 + number * 3000),
  })),
} satisfies AddressBook

test('a house number that begins many numbers of one street leaves room for the other streets', async () => {
  const streets = await buildAddressIndex([{ dataset: 'crossing', book: crossing }])
  const titles = streets.search('береговая 1', 3).map((hit) => toSuggestion(hit, 'ru').title)
  expect(titles.toSorted()).toEqual(
    ['Береговая улица, 1', 'Малая Береговая улица, 1', 'Старая Береговая улица, 1'].toSorted(),
  )
})

test('the street that is a letter away comes before one that is two letters away', async () => {
  const names = ['Чернобурская улица', 'Черноморская улица']
  const streets = names.map((local, number) => ({
    id: `s${number}`,
    cityNumber: undefined,
    names: { local, inLocale: {}, aliases: [] },
    points: Int32Array.of(370_000_000, 550_000_000 + number * 3000),
  }))
  const found = await buildAddressIndex([{ dataset: 'slips', book: { cities: [], addresses: [], streets } }])
  expect(found.search('Черноорская', 3)[0]?.street.names.local).toBe('Черноморская улица')
})
