import { expect, test } from 'vitest'
import { distanceMetres, sortByDistance } from './distance.ts'

const moscow = { lat: 55.7558, lng: 37.6173 }
const petersburg = { lat: 59.9343, lng: 30.3351 }

test.each([
  ['the same point', moscow, moscow, 0],
  ['a degree of latitude', { lat: 0, lng: 0 }, { lat: 1, lng: 0 }, 111_195],
  ['a degree of longitude at 60°', { lat: 60, lng: 0 }, { lat: 60, lng: 1 }, 55_597],
  ['two cities', moscow, petersburg, 633_020],
  ['the other side of the earth', { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20_015_087],
])('the distance of %s', (_, from, to, metres) => {
  expect(Math.abs(distanceMetres(from, to) - metres)).toBeLessThan(1000)
  expect(distanceMetres(to, from)).toBeCloseTo(distanceMetres(from, to))
})

test('places are sorted by distance, and equally near ones keep their order', () => {
  const far = { name: 'far', location: { lat: 2, lng: 0 } }
  const east = { name: 'east', location: { lat: 0, lng: 1 } }
  const west = { name: 'west', location: { lat: 0, lng: -1 } }
  const sorted = sortByDistance([far, east, west], { lat: 0, lng: 0 })
  expect(sorted.map(({ name }) => name)).toEqual(['east', 'west', 'far'])
})
