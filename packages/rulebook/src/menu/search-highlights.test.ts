import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { highlightLength, joinHighlights, splitWords } from './search-highlights.ts'
import { toSearchWord, type MatchKind } from './search-vocabulary.ts'

test.each([
  ['Шаурма с курицей', ['Шаурма', 'с', 'курицей']],
  ['Соус-гриль, 30 г', ['Соус', 'гриль', '30', 'г']],
  ['«d’or» (XL)', ['d’or', 'XL']],
  ['Ко\u0301фе', ['Ко\u0301фе']],
  ['…', []],
])('%s is these words: %j', (text, words) => {
  expect(splitWords(text).map((word) => word.text)).toEqual(words)
  for (const word of splitWords(text)) expect(text.startsWith(word.text, word.start)).toBe(true)
})

describe('M-08 the part of a word that stands for what was typed', () => {
  const cases: [string, string, MatchKind, string][] = [
    ['Шаурма', 'шау', 'prefix', 'Шау'],
    ['Шаурма', 'шаурма', 'exact', 'Шаурма'],
    ['Шаурма', 'shau', 'translit', 'Шау'],
    ['Хачапури', 'hach', 'translit', 'Хач'],
    ['Борщ', 'borsch', 'translit', 'Борщ'],
    ['Ćevapi', 'чев', 'translit', 'Ćev'],
    ['Ко\u0301фе', 'ко', 'prefix', 'Ко\u0301'],
    ['Шаурма', 'шаурна', 'typo', 'Шаурма'],
  ]
  test.each(cases)('%s, typed %s (%s): %s', (word, typed, kind, part) => {
    expect(word.slice(0, highlightLength(word, toSearchWord(typed), kind))).toBe(part)
  })
})

test('joined ranges cover the same letters without overlap', () => {
  const anyRange = fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 8 }))
  const letters = (ranges: readonly [number, number][]) =>
    new Set(ranges.flatMap(([start, length]) => Array.from({ length }, (_, index) => start + index)))
  fc.assert(
    fc.property(fc.array(anyRange), (ranges) => {
      const joined = joinHighlights(ranges)
      expect(letters(joined)).toEqual(letters(ranges))
      for (const [index, [start]] of joined.entries()) {
        const [before, length] = joined[index - 1] ?? [-2, 0]
        expect(start).toBeGreaterThan(before + length)
      }
    }),
  )
})
