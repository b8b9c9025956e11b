import fc from 'fast-check'
import { addressQueryMaxLength } from '@lavash/rulebook/site/limits'
import { expect, test } from 'vitest'
import { readQuery } from '#geo/search/read-query.ts'

/** Three numbers, each with or without a following letter, and none. */
const mostReadings = 7
const mostWords = 10

const filled = (part: string): string => part.repeat(addressQueryMaxLength).slice(0, addressQueryMaxLength)

test.each(['1 ', '1 а ', 'б 1 б ', '1,', 'а ', 'г б ', '8-я 1 '])(
  'a text full of «%s» is read in a few ways of a few words',
  (part) => {
    const readings = readQuery(filled(part))
    expect(readings.length).toBeLessThanOrEqual(mostReadings)
    for (const { words } of readings) expect(words.length).toBeLessThanOrEqual(mostWords)
  },
)

test('no text is read in more ways, or in more words', () => {
  const part = fc.constantFrom('1', '14', '2к1', 'а', 'улица', 'марта', '8-я', 'г', 'кв 5', ',', '-', '/')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 100, size: 'max' }), (parts) => {
      const readings = readQuery(parts.join(' ').slice(0, addressQueryMaxLength))
      expect(readings.length).toBeLessThanOrEqual(mostReadings)
      expect(readings.every(({ words }) => words.length <= mostWords)).toBe(true)
    }),
  )
})

test('of many numbers the last are tried as the house, the very last first', () => {
  expect(readQuery('1 2 3 4 5 линия').map(({ house }) => house)).toEqual(['5', '4', '3', ''])
})

test('a whole address with country and region keeps its street and house', () => {
  const [first] = readQuery(
    '298000, Россия, Привольный край, Приморский район, г. Приветный, ул. 8 Марта, д. 14, кв. 5',
  )
  expect(first?.house).toBe('14')
  expect(first?.words.map(({ text }) => text).slice(-3)).toEqual(['ul', '8', 'marta'])
})
