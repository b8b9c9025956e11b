import fc from 'fast-check'
import { foldText } from '@lavash/rulebook/menu/text-fold'
import { expect, test } from 'vitest'
import { AdminAreas } from '#geo/addresses/admin-areas.ts'
import { CityBook } from '#geo/addresses/city-book.ts'
import { distanceMetres, type LngLat } from '#geo/coordinates.ts'
import { NodeStore } from '#geo/osm/node-store.ts'
import type { OsmNode } from '#geo/osm/osm-element.ts'
import { WayStore } from '#geo/osm/way-store.ts'

const nowhere = { west: 0, south: 0, east: 0, north: 0 }
const noAreas = new AdminAreas({
  bounds: nowhere,
  area: undefined,
  nodes: new NodeStore(),
  taggedNodes: [],
  ways: new WayStore(),
  relations: [],
  elementCount: 0,
})

interface Place {
  readonly kind: 'city' | 'town' | 'village' | 'hamlet'
  readonly name: string
  readonly position: LngLat
}

type Question = { readonly position: LngLat; readonly name: string | undefined }

/** Applies the book's rules by scanning the whole list for every question. */
class PlainBook {
  readonly #cities: string[] = []
  readonly #places: readonly (Place & { readonly number: number })[]
  readonly #uses = new Map<number, number>()

  constructor(places: readonly Place[]) {
    this.#places = places.map((place) => ({ ...place, number: this.#cities.push(place.name) - 1 }))
  }

  answer({ name, position }: Question): number | undefined {
    return name === undefined ? this.#around(position) : this.#named(name, position)
  }

  #named(name: string, position: LngLat): number {
    const known = this.#cities.findIndex((city) => foldText(city) === foldText(name))
    const number = known < 0 ? this.#cities.push(name) - 1 : known
    this.#uses.set(number, (this.#uses.get(number) ?? 0) + 1)
    const namesakes = this.#places.filter((place) => place.name === this.#cities[number])
    const away = (place: Place): number => distanceMetres(place.position, position)
    return namesakes.toSorted((a, b) => away(a) - away(b))[0]?.number ?? number
  }

  #around(position: LngLat): number | undefined {
    const reach = { city: 6, town: 3, village: 1, hamlet: 0.7 }
    const away = (place: Place): number => distanceMetres(place.position, position) / reach[place.kind]
    const near = this.#places.filter((place) => away(place) < 5000).toSorted((a, b) => away(a) - away(b))
    return near[0]?.number ?? [...this.#uses].toSorted((a, b) => b[1] - a[1])[0]?.[0]
  }
}

function toNode({ kind, name, position: [lon, lat] }: Place, index: number): OsmNode {
  return { type: 'node', id: index + 1, lon, lat, tags: { place: kind, name } }
}

/** Close together, in the middle of the map, far north and at its eastern end; often at one point. */
const step = fc.oneof(fc.nat(400), fc.constantFrom(0, 100))
const position = fc
  .tuple(fc.constantFrom(0, 34, 179.9), fc.constantFrom(-84.9, 0, 44, 84.5), step, step)
  .map(([lng, lat, x, y]): LngLat => [lng + x / 1000, lat + y / 1000])
const name = fc.constantFrom('Ивановка', 'ИВАНОВКА', 'Верхнее', 'Нижнее', 'Заречье')
const place = fc.record({ kind: fc.constantFrom('city', 'town', 'village', 'hamlet'), name, position })
const question = fc.record({
  position,
  name: fc.option(fc.oneof(name, fc.constantFrom('Новое', 'ivanovka')), { nil: undefined }),
})

test('however many settlements there are, an address gets the one that a walk over all of them gives', () => {
  // More than one leaf of the tree can hold.
  const many = { maxLength: 60, size: 'max' } as const
  fc.assert(
    fc.property(fc.array(place, many), fc.array(question, many), (places, asked) => {
      const book = new CityBook(places.map(toNode), noAreas)
      const plain = new PlainBook(places)
      for (const one of asked) {
        const number =
          one.name === undefined ? book.findNumber(one.position) : book.getNumber(one.name, one.position)
        expect(number).toBe(plain.answer(one))
      }
    }),
  )
})

test('a city is felt farther than a village, and beyond all of them the city that is named most is meant', () => {
  const book = new CityBook(
    [
      toNode({ kind: 'city', name: 'Приветный', position: [34, 44] }, 0),
      toNode({ kind: 'village', name: 'Лесное', position: [34.2, 44] }, 1),
    ],
    noAreas,
  )
  expect(book.findNumber([34.1, 44])).toBe(0)
  expect(book.findNumber([34.19, 44])).toBe(1)
  expect(book.findNumber([36, 44])).toBeUndefined()
  book.getNumber('Лесное', [34.2, 44])
  expect(book.findNumber([36, 44])).toBe(1)
})

test('of many settlements in one spot the first of the file is meant', () => {
  const spots: readonly LngLat[] = [
    [34, 44],
    [34.01, 44],
  ]
  const nodes = Array.from({ length: 200 }, (_, index) =>
    toNode({ kind: 'village', name: `Село ${index}`, position: spots[index % 2] ?? [0, 0] }, index),
  )
  const book = new CityBook(nodes, noAreas)
  expect(spots.map((spot) => book.findNumber(spot))).toEqual([0, 1])
})
