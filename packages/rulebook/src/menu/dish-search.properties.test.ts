import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchDishes, toDishIndex } from './dish-search.ts'
import { foldText } from './text-fold.ts'

function makeDish(name: string, description = '', ...tags: string[]) {
  return { name, description, tags: tags.map((tag) => ({ name: tag })) }
}

describe('M-08 for any menu', () => {
  const russian = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'
  const anyWord = fc.oneof(
    fc.string({ unit: fc.constantFrom(...russian), minLength: 1, maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...'abcčćdđefghijklmnoprsštuvwxyzž'), minLength: 1, maxLength: 12 }),
    fc.constantFrom('Шаурма', 'Ćevapi', '30', 'соус-гриль', 'd’or', 'ПИЦЦА', '烤肉', '🌶'),
  )
  const anyText = fc.array(anyWord, { maxLength: 5 }).map((words) => words.join(' '))
  const anyDish = fc
    .tuple(anyText, anyText, fc.array(anyText, { maxLength: 2 }))
    .map(([name, description, tags]) => makeDish(name, description, ...tags))
  const anyMenu = fc.array(anyDish, { minLength: 1, maxLength: 8 })
  const anyPart = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

  /** One of the words of one of the dishes. */
  const anyMenuWord = fc.tuple(anyMenu, anyPart, anyPart).map(([dishes, dishPart, wordPart]) => {
    const dish = dishes[Math.floor(dishPart * dishes.length)] ?? makeDish('')
    const words = [dish.name, dish.description, ...dish.tags.map((tag) => tag.name)]
      .join(' ')
      .split(/[^\p{L}\p{N}’]+/u)
      .filter((word) => word !== '')
    return { dishes, dish, word: words[Math.floor(wordPart * words.length)] ?? '' }
  })

  test('every beginning of every word finds the dish', () => {
    fc.assert(
      fc.property(anyMenuWord, fc.nat(11), ({ dishes, dish, word }, extra) => {
        fc.pre(word !== '')
        const hits = searchDishes(toDishIndex(dishes), word.slice(0, 1 + (extra % word.length)))
        expect(hits.map((hit) => hit.dish)).toContain(dish)
      }),
      { numRuns: 300 },
    )
  })

  test('a slip of one letter in a word of five or more finds the dish', () => {
    const anySlip = fc.constantFrom('missing', 'added', 'wrong', 'swapped')
    fc.assert(
      fc.property(anyMenuWord, anySlip, anyPart, fc.constantFrom(...russian), (given, slip, part, letter) => {
        const { dishes, dish, word } = given
        fc.pre(/^\p{L}{5,}$/u.test(word))
        const at = Math.floor(part * word.length)
        const [start, rest] = [word.slice(0, at), word.slice(at)]
        const typed = {
          missing: start + rest.slice(1),
          added: start + letter + rest,
          wrong: start + letter + rest.slice(1),
          swapped: start + rest.slice(0, 2).split('').toReversed().join('') + rest.slice(2),
        }[slip]
        const hits = searchDishes(toDishIndex(dishes), typed)
        expect(hits.map((hit) => hit.dish)).toContain(dish)
      }),
      { numRuns: 300 },
    )
  })

  test('a word in Latin letters finds the dish', () => {
    fc.assert(
      fc.property(anyMenuWord, ({ dishes, dish, word }) => {
        fc.pre(foldText(word) !== '')
        expect(searchDishes(toDishIndex(dishes), foldText(word)).map((hit) => hit.dish)).toContain(dish)
      }),
      { numRuns: 300 },
    )
  })

  test('marks lie inside the text and in order', () => {
    fc.assert(
      fc.property(anyMenu, fc.oneof(anyText, anyWord, fc.string({ unit: 'grapheme' })), (dishes, query) => {
        const hits = searchDishes(toDishIndex(dishes), query)
        expect(new Set(hits.map((hit) => hit.dish)).size).toBe(hits.length)
        for (const { dish, highlights } of hits) {
          expect(highlights.tags).toHaveLength(dish.tags.length)
          const fields: [string, [number, number][]][] = [
            [dish.name, highlights.name],
            [dish.description, highlights.description],
            ...dish.tags.map((tag, at): [string, [number, number][]] => [
              tag.name,
              highlights.tags[at] ?? [],
            ]),
          ]
          expect(fields.some(([, ranges]) => ranges.length > 0)).toBe(true)
          for (const [text, ranges] of fields) {
            let end = 0
            for (const [start, length] of ranges) {
              expect(start).toBeGreaterThanOrEqual(end)
              expect(length).toBeGreaterThan(0)
              end = start + length
            }
            expect(end).toBeLessThanOrEqual(text.length)
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})
