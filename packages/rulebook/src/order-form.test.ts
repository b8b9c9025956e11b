import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findAddressProblem,
  findAddressTextProblem,
  findCommentProblem,
  findEmailProblem,
  findNameProblem,
  findPhoneProblem,
  findReceiptEmailProblem,
  findSmsCodeProblem,
  findTakeawayProblem,
} from '#order-form.ts'
import type { ValidationProblem } from '#validation-problem.ts'

type Find = (text: string) => ValidationProblem | null
const due: Find = (text) => findReceiptEmailProblem(text, true)
const notDue: Find = (text) => findReceiptEmailProblem(text, false)

const cases: [field: string, find: Find, typed: string, key: string | null][] = [
  ['phone', findPhoneProblem, '', 'validation.phone.required'],
  ['phone', findPhoneProblem, '   ', 'validation.phone.required'],
  ['phone', findPhoneProblem, '+7 900', 'validation.phone.invalid'],
  ['phone', findPhoneProblem, '8 900 000-00-00', null],
  ['SMS code', findSmsCodeProblem, '', 'validation.smsCode.required'],
  ['SMS code', findSmsCodeProblem, '418', 'validation.smsCode.tooShort'],
  ['SMS code', findSmsCodeProblem, ' 418 ', 'validation.smsCode.tooShort'],
  ['SMS code', findSmsCodeProblem, '4182', null],
  ['email', findEmailProblem, '', 'validation.email.required'],
  ['email', findEmailProblem, 'anna@', 'validation.email.invalid'],
  ['email', findEmailProblem, ' anna@example.com ', null],
  ['receipt email when due', due, ' ', 'validation.email.receiptRequired'],
  ['receipt email when due', due, 'anna', 'validation.email.invalid'],
  ['receipt email when due', due, 'anna@example.com', null],
  ['receipt email when not due', notDue, '', null],
  ['receipt email when not due', notDue, 'anna', 'validation.email.invalid'],
  ['name', findNameProblem, ' ', 'validation.name.required'],
  ['name', findNameProblem, 'а'.repeat(50), null],
  ['name', findNameProblem, 'а'.repeat(51), 'validation.name.tooLong'],
  ['name', findNameProblem, ` ${'а'.repeat(50)} `, null],
  ['name', findNameProblem, "Anne-Marie O'Neil", null],
  ['name', findNameProblem, 'Анна (кв. 5)', null],
  ['name', findNameProblem, '李小龍', null],
  ['name', findNameProblem, 'Żółć', null],
  ['name', findNameProblem, '12345', 'validation.name.invalid'],
  ['name', findNameProblem, '---', 'validation.name.invalid'],
  ['name', findNameProblem, '<b>Анна</b>', 'validation.name.invalid'],
  ['name', findNameProblem, 'Анна\nПетрова', 'validation.name.invalid'],
  ['comment', findCommentProblem, '', null],
  ['comment', findCommentProblem, 'б'.repeat(100), null],
  ['comment', findCommentProblem, 'б'.repeat(101), 'validation.comment.tooLong'],
  ['address text', findAddressTextProblem, '👍'.repeat(100), null],
  ['address text', findAddressTextProblem, 'в'.repeat(101), 'validation.address.tooLong'],
]

describe('V-01 each field of the order says what is wrong with it', () => {
  test.each(cases)('%s', (_field, find, typed, key) => {
    expect(find(typed)?.key ?? null, typed).toBe(key)
  })

  test('a text that is too long tells the limit', () => {
    expect(findNameProblem('x'.repeat(51))?.params).toEqual({ max: 50 })
    expect(findCommentProblem('x'.repeat(101))?.params).toEqual({ max: 100 })
    expect(findAddressTextProblem('x'.repeat(101))?.params).toEqual({ max: 100 })
  })

  const location = { lat: 55.7, lng: 37.6 }
  test.each([
    ['', null, false, 'validation.address.required'],
    ['   ', location, true, 'validation.address.required'],
    ['Набережная, 14', null, false, 'validation.address.notPicked'],
    ['Набережная, 14', location, false, 'validation.address.outOfZone'],
    ['Набережная, 14', location, true, null],
    ['а'.repeat(101), location, true, 'validation.address.tooLong'],
  ])('L-14 the address %j at %j, in a zone: %s, answers %s', (address, at, isInZone, key) => {
    expect(findAddressProblem({ address, location: at, isInZone })?.key ?? null).toBe(key)
  })

  test('L-14 a takeaway order needs its point', () => {
    expect(findTakeawayProblem(null)?.key).toBe('validation.takeaway.required')
    expect(findTakeawayProblem(0)).toBeNull()
  })

  test('no text makes a rule throw, and a blank one is never called malformed', () => {
    const finds = cases.map(([, find]) => find)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...finds), (text, find) => {
        const problem = find(text)
        if (text.trim() === '') expect(problem?.key ?? '').not.toMatch(/invalid|tooShort/)
      }),
      { numRuns: 500 },
    )
  })
})
