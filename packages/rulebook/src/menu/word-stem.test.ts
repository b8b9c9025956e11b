import { describe, expect, test } from 'vitest'
import { foldCase } from './text-fold.ts'
import { toStem } from './word-stem.ts'

const stemOf = (word: string) => toStem(foldCase(word))

describe('forms of one word share a stem', () => {
  test.each([
    ['курица', 'курицей'],
    ['курица', 'курицу'],
    ['дети', 'детская'],
    ['чеснок', 'чесночный'],
    ['сыр', 'сырная'],
    ['рыба', 'рыбой'],
    ['овощи', 'овощная'],
    ['говядина', 'говядиной'],
    ['веган', 'веганское'],
    ['креветка', 'креветки'],
    ['pizza', 'pizzas'],
    ['piletina', 'piletinom'],
  ])('%s and %s', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other))
  })
})

describe('words that only resemble each other do not', () => {
  test.each([
    ['курица', 'корица'],
    ['кола', 'колбаска'],
    ['рис', 'рыба'],
    ['cola', 'coal'],
  ])('%s and %s', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other))
  })
})
