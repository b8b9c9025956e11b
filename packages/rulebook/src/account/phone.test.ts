import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isValidPhone, toE164 } from './phone.ts'

describe('V-01 a phone number is understood as people write it', () => {
  test.each([
    ['+7 900 000-00-00', '+79000000000'],
    ['8 (900) 000-00-00', '+79000000000'],
    ['79000000000', '+79000000000'],
    ['9000000000', '+79000000000'],
    ['007 900 000 00 00', '+79000000000'],
    ['+7\u00A0900\u2011000\u201100\u201100', '+79000000000'],
    ['+７９０００００００００', '+79000000000'],
    ['+7 701 234 56 78', '+77012345678'],
    ['+382 67 123 456', '+38267123456'],
    ['38267123456', '+38267123456'],
    ['+1 (212) 555-0100', '+12125550100'],
    ['+49 30 901820', '+4930901820'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['0044 (0) 20 7946 0958', '+442079460958'],
    ['(+44) (0)20 7946 0958', '+442079460958'],
    ['+382 (0)67 123 456', '+38267123456'],
    ['+39 (0)6 698 00000', '+390669800000'],
    ['+44 20 (0)946 0958', '+442009460958'],
    ['\u202A+65 9123 4567\u202C', '+6591234567'],
    ['\u2066+7 900 000-00-00\u2069', '+79000000000'],
    ['\u061C+7\u2060900\u00AD000\uFEFF0000', '+79000000000'],
  ])('%s is %s', (typed, e164) => {
    expect(toE164(typed)).toBe(e164)
  })

  test.each([
    ['067 123 456', '+38267123456'],
    ['67123456', '+38267123456'],
    ['+7 900 000 00 00', '+79000000000'],
    ['00382 67 123 456', '+38267123456'],
    ['(0)67 123 456', '+38267123456'],
  ])('at home in Montenegro %s is %s', (typed, e164) => {
    expect(toE164(typed, '+382')).toBe(e164)
  })

  test.each([
    '',
    '+',
    '+7',
    'call me',
    '+7 900 000-00-0',
    '+7 900 000-00-000',
    '+7 100 000-00-00',
    '+7 500 000-00-00',
    '+382 6712345',
    '+382 671234567',
    '+382 07 123 456',
    '+0 900 000 00 00',
    '+1234567890123456',
    '+123456',
    '++79000000000',
    '+7900000000a',
    '٠٩٠٠٠٠٠٠٠٠',
  ])('%j is no phone number', (typed) => {
    expect(toE164(typed)).toBeNull()
  })

  test('any text gets an answer, and an answer is always a valid number that reads as itself', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+0-9 ()-]{7,20}$/))
    fc.assert(
      fc.property(typed, fc.constantFrom('+7', '+382', '+49'), (text, home) => {
        const e164 = toE164(text, home)
        if (e164 === null) return
        expect(isValidPhone(e164)).toBe(true)
        expect(toE164(e164, home)).toBe(e164)
      }),
    )
  })

  test('where separators stand does not matter', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('', ' ', '-', '(', ')', '.'), { minLength: 12, maxLength: 12 }),
        (gaps) => {
          const typed = Array.from('+79161234567', (digit, index) => digit + (gaps[index] ?? '')).join('')
          expect(toE164(typed)).toBe('+79161234567')
        },
      ),
    )
  })
})
