import { expect, test } from 'vitest'
import { splitHouseNumbers, toHouseKey, toLooseHouseKey } from '#geo/addresses/house-number.ts'
import { toStreetKey } from '#geo/addresses/street-name.ts'

test.each([
  [['улица Гоголя', 'ул. Гоголя', 'Гоголя ул.', 'УЛИЦА ГОГОЛЯ', 'Ulitsa Gogolya'.replace('Ulitsa', 'ul')]],
  [['проспект Мира', 'пр-т Мира', 'Мира пр-кт', 'просп. Мира', 'Mira Avenue']],
  [['Звёздный бульвар', 'б-р Звездный', 'Звездный бул.']],
  [['1-я Парковая улица', 'Парковая 1-я ул.', 'ул. 1я Парковая']],
  [['проезд Дежнёва', 'пр-д Дежнева']],
  [['Čempresova ulica', 'ul. Cempresova']],
])('%j are one street', (spellings) => {
  expect(new Set(spellings.map(toStreetKey)).size).toBe(1)
})

test.each([
  ['улица Добролюбова', 'переулок Добролюбова'],
  ['1-я Парковая улица', '2-я Парковая улица'],
  ['Набережная улица', 'Приморская набережная'],
  ['улица Гоголя', 'улица Гегеля'],
])('%s and %s are two streets', (one, other) => {
  expect(toStreetKey(one)).not.toBe(toStreetKey(other))
})

test('a street that is named as a type keeps its name', () => {
  expect(toStreetKey('Набережная')).toContain('naberezhnaya')
  expect(toStreetKey('Набережная улица')).toContain('naberezhnaya')
})

test.each([
  ['12', '12'],
  ['12А', '12a'],
  ['12 а', '12a'],
  ['д. 12 корп. 2 стр 3', '12k2s3'],
  ['12к2с3', '12k2s3'],
  ['дом 12, корпус 2', '12k2'],
  ['12/5', '12/5'],
  ['12-5', '12/5'],
  ['12 лит. Б', '12b'],
  ['вл. 7', '7'],
  ['№ 7', '7'],
  ['br. 7', '7'],
])('the house number %s is %s', (written, key) => {
  expect(toHouseKey(written)).toBe(key)
})

test('12/2 may stand for 12 к2', () => {
  expect(toLooseHouseKey(toHouseKey('12 к2'))).toBe(toLooseHouseKey(toHouseKey('12/2')))
})

test.each([
  ['12', ['12']],
  ['12;14', ['12', '14']],
  ['12, 14', ['12', '14']],
  ['12, корп. 2', ['12, корп. 2']],
])('%s are the houses %j', (written, houses) => {
  expect(splitHouseNumbers(written)).toEqual(houses)
})
