import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailMaxLength } from './limits.ts'
import { validationMessages } from './validation-problem.ts'
import {
  capital,
  countCharacters,
  email,
  exclude,
  integer,
  isEmail,
  maxLength,
  minLength,
  notEmpty,
  number,
  pattern,
  required,
  strictLength,
  type Validator,
} from './validators.ts'

type Case = [rule: string, makeRule: () => Validator<string>, passing: string[], refused: string[]]

const cases: Case[] = [
  ['required', () => required, ['a', ' a ', '0'], ['', ' ', '\t\n', '\u00A0']],
  ['email', () => email, ['', 'anna@example.com'], ['anna', 'anna@', '@example.com']],
  ['number', () => number, ['', '0', '0042'], ['-1', '1.5', '1e3', ' 1', '٣', 'a']],
  ['integer', () => integer, ['', '0', '-7', '42'], ['1.5', '--1', '-', '+1', '1 000']],
  ['capital', () => capital, ['', 'ABC', 'ЛАВАШ 24'], ['Abc', 'ЛАВАш']],
  ['maxLength', () => maxLength(3), ['', 'abc', '👍👍👍'], ['abcd', '    ']],
  ['minLength', () => minLength(3), ['', 'abc', 'abcd'], ['ab', '👍👍']],
  ['strictLength', () => strictLength(4), ['', '1234'], ['123', '12345']],
  ['exclude', () => exclude('<', '>'), ['', 'a b'], ['a<b', '>']],
  ['pattern', () => pattern(/^[a-z]+$/), ['', 'abc'], ['ab1', 'ABC']],
]

describe('V-02 generic rules', () => {
  for (const [rule, makeRule, passing, refused] of cases) {
    test.each(passing)(`${rule} lets %j pass`, (value) => {
      expect(makeRule()(value)).toBeNull()
    })
    test.each(refused)(`${rule} refuses %j and names itself`, (value) => {
      expect(makeRule()(value)?.key).toBe(`validation.generic.${rule}`)
    })
  }

  test('an address may be as long as its parts may be, and no longer', () => {
    const local = 'a'.repeat(64)
    const label = 'b'.repeat(63)
    expect(isEmail(`${local}@example.com`)).toBe(true)
    expect(isEmail(`a${local}@example.com`)).toBe(false)
    expect(isEmail(`anna@${label}.com`)).toBe(true)
    expect(isEmail(`anna@b${label}.com`)).toBe(false)
    const whole = `${local}@${label}.${label}.`
    const longest = `${whole}${'c'.repeat(emailMaxLength - whole.length)}`
    expect([longest.length, isEmail(longest)]).toEqual([emailMaxLength, true])
    expect(isEmail(`${longest}c`)).toBe(false)
    expect(isEmail('anna@example.1com')).toBe(false)
  })

  test('notEmpty wants at least one chosen value', () => {
    expect(notEmpty([])).toEqual({ key: 'validation.generic.notEmpty', params: {} })
    expect(notEmpty([undefined])).toBeNull()
  })

  test('a length rule tells its limit, exclude tells the character it met', () => {
    expect(maxLength(2)('abc')?.params).toEqual({ 0: 2 })
    expect(minLength(5)('abc')?.params).toEqual({ 0: 5 })
    expect(exclude('@', '#')('a#b')?.params).toEqual({ 0: '#' })
  })

  test('a global expression gives the same answer to the same text twice', () => {
    const digits = pattern(/\d/g)
    expect([digits('a1'), digits('a1')]).toEqual([null, null])
  })

  test('no text at all makes a rule throw, and a problem brings exactly the declared parameters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...cases), (text, [, makeRule]) => {
        const problem = makeRule()(text)
        if (problem) expect(Object.keys(problem.params)).toEqual([...validationMessages[problem.key]])
      }),
      { numRuns: 500 },
    )
  })

  test('a text is as long as its code points', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => countCharacters(text) === Array.from(text).length),
    )
  })
})

describe('V-01 what counts as an email', () => {
  test.each([
    'a@b.co',
    'first.last+tag@mail.example.com',
    "o'neil@example.ie",
    'почта@пример.рф',
    'x@xn--e1afmkfd.ru',
  ])('%s is one', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  test.each([
    '',
    '@',
    'a@b',
    'a@b.1',
    'a@.com',
    'a@b..com',
    'a@-b.com',
    'a@b-.com',
    '.a@b.com',
    'a.@b.com',
    'a..b@c.com',
    'a b@c.com',
    'a@b c.com',
    'a@b@c.com',
    'a@b.com\n',
    `${'a'.repeat(65)}@b.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('%j is none', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  test('every address that a generator of real ones makes is accepted', () => {
    fc.assert(fc.property(fc.emailAddress(), isEmail))
  })

  test('a hostile text of any length is answered at once', () => {
    const hostile = `${'a.'.repeat(50_000)}@${'-a'.repeat(50_000)}`
    expect(isEmail(hostile)).toBe(false)
  })
})
