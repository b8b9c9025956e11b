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
} from './order-form.ts'
import type { ValidationProblem } from '#site/validation-problem.ts'

type Find = (text: string) => ValidationProblem | null
const due: Find = (text) => findReceiptEmailProblem(text, true)
const notDue: Find = (text) => findReceiptEmailProblem(text, false)

const cases: [field: string, find: Find, typed: string, key: string | null][] = [
  ['phone', findPhoneProblem, '', 'validation.phoneRequired'],
  ['phone', findPhoneProblem, '   ', 'validation.phoneRequired'],
  ['phone', findPhoneProblem, '+7 900', 'validation.phoneInvalid'],
  ['phone', findPhoneProblem, '8 900 000-00-00', null],
  ['SMS code', findSmsCodeProblem, '', 'validation.smsCodeRequired'],
  ['SMS code', findSmsCodeProblem, '418', 'validation.smsCodeTooShort'],
  ['SMS code', findSmsCodeProblem, ' 418 ', 'validation.smsCodeTooShort'],
  ['SMS code', findSmsCodeProblem, '4182', null],
  ['email', findEmailProblem, '', 'validation.emailRequired'],
  ['email', findEmailProblem, 'anna@', 'validation.emailInvalid'],
  ['email', findEmailProblem, ' anna@example.com ', null],
  ['receipt email when due', due, ' ', 'validation.receiptEmailRequired'],
  ['receipt email when due', due, 'anna', 'validation.emailInvalid'],
  ['receipt email when due', due, 'anna@example.com', null],
  ['receipt email when not due', notDue, '', null],
  ['receipt email when not due', notDue, 'anna', 'validation.emailInvalid'],
  ['name', findNameProblem, ' ', 'validation.nameRequired'],
  ['name', findNameProblem, 'а'.repeat(50), null],
  ['name', findNameProblem, 'а'.repeat(51), 'validation.nameTooLong'],
  ['name', findNameProblem, ` ${'а'.repeat(50)} `, null],
  ['name', findNameProblem, "Anne-Marie O'Neil", null],
  ['name', findNameProblem, 'Анна (кв. 5)', null],
  ['name', findNameProblem, '李小龍', null],
  ['name', findNameProblem, 'Żółć', null],
  ['name', findNameProblem, 'Анна\u00A0Мария', null],
  ['name', findNameProblem, 'Jean\u202FLuc', null],
  ['name', findNameProblem, 'علی\u200Cرضا', null],
  ['name', findNameProblem, 'ലക്ഷ്മി\u200D', null],
  ['name', findNameProblem, '\u200C\u200D', 'validation.nameInvalid'],
  ['name', findNameProblem, '12345', 'validation.nameInvalid'],
  ['name', findNameProblem, '---', 'validation.nameInvalid'],
  ['name', findNameProblem, '<b>Анна</b>', 'validation.nameInvalid'],
  ['name', findNameProblem, 'Анна\nПетрова', 'validation.nameInvalid'],
  ['comment', findCommentProblem, '', null],
  ['comment', findCommentProblem, 'б'.repeat(100), null],
  ['comment', findCommentProblem, 'б'.repeat(101), 'validation.textTooLong'],
  ['address text', findAddressTextProblem, '👍'.repeat(100), null],
  ['address text', findAddressTextProblem, 'в'.repeat(101), 'validation.textTooLong'],
]

describe('V-01 each field of the order says what is wrong with it', () => {
  test.each(cases)('%s', (_field, find, typed, key) => {
    expect(find(typed)?.key ?? null, typed).toBe(key)
  })

  const location = { lat: 55.7, lng: 37.6 }
  test.each([
    ['', null, false, 'validation.deliveryAddressRequired'],
    ['   ', location, true, 'validation.deliveryAddressRequired'],
    ['Набережная, 14', null, false, 'validation.addressNotPicked'],
    ['Набережная, 14', location, false, 'validation.addressOutsideZone'],
    ['Набережная, 14', location, true, null],
    ['а'.repeat(101), location, true, 'validation.textTooLong'],
  ])('L-14 the address %j at %j, in a zone: %s, answers %s', (address, at, isInZone, key) => {
    expect(findAddressProblem({ address, location: at, isInZone })?.key ?? null).toBe(key)
  })

  test('L-14 a takeaway order needs its point', () => {
    expect(findTakeawayProblem(null)?.key).toBe('validation.takeawayPointRequired')
    expect(findTakeawayProblem(0)).toBeNull()
  })

  test('no text makes a rule throw, and a blank one is never called malformed', () => {
    const finds = cases.map(([, find]) => find)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...finds), (text, find) => {
        const problem = find(text)
        if (text.trim() === '') expect(problem?.key ?? '').not.toMatch(/Invalid|TooShort/)
      }),
      { numRuns: 500 },
    )
  })
})
