import { expect, test } from 'vitest'
import { toSearchWordFinder } from './search-synonyms.ts'

const synonyms = { кофе: ['американо', 'капучино'], веган: ['постное'], 'для двоих': ['комбо двоих'] }

test.each([
  ['a word of its name', ['Американо', 'Напитки'], ['кофе']],
  ['a word of its name in another form', ['Пирожное с капучино'], ['кофе']],
  ['its tag', ['Фалафель в пите', 'Постное'], ['веган']],
  ['all words of a phrase', ['Комбо на двоих'], ['для двоих']],
  ['nothing, with one word of a phrase', ['Комбо с бургером'], []],
])('a dish is called by what it is sold under: %s', (_, texts, expected) => {
  expect(toSearchWordFinder(synonyms)(texts)).toEqual(expected)
})
