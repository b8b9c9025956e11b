import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toE164 } from './phone.ts'
import { findHomeCountry, toPhoneLink, toReadablePhone, toShownPhone, toTypedPhone } from './phone-format.ts'

describe('V-01 a phone number takes its country’s shape while it is typed', () => {
  test.each([
    ['', ''],
    ['+', '+'],
    ['9', '+7 9'],
    ['8', '+7'],
    ['7', '+7'],
    ['+7', '+7'],
    ['+7 900', '+7 900'],
    ['+7 9000', '+7 900 0'],
    ['+7 900 000-0', '+7 900 000-0'],
    ['8 (900) 000-00-00', '+7 900 000-00-00'],
    ['9000000000', '+7 900 000-00-00'],
    ['7012345678', '+7 701 234-56-78'],
    ['мой номер: 8 900 000 00 00', '+7 900 000-00-00'],
    ['+7 900 000-00-001', '+7 900 000-00-001'],
    ['+38267123456', '+382 67 123 456'],
    ['0038267', '+382 67'],
    ['+4930901820', '+4930901820'],
    ['\u202A+65 9123 4567\u202C', '+6591234567'],
    ['\u202A+65 91', '+6591'],
    ['Tel.: +65 9123 4567', '+6591234567'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['0044 (0)20 7', '+44207'],
    ['+382 (0)67', '+382 67'],
    ['+7 747 123-45-678', '+7 747 123-45-678'],
    ['abc', ''],
  ])('in Russia %j is shown as %j', (typed, shown) => {
    expect(toTypedPhone(typed, '+7')).toBe(shown)
  })

  test.each([
    ['0', '+382'],
    ['067', '+382 67'],
    ['67123456', '+382 67 123 456'],
    ['382671', '+382 67 1'],
    ['+7900', '+7 900'],
  ])('in Montenegro %j is shown as %j', (typed, shown) => {
    expect(toTypedPhone(typed, '+382')).toBe(shown)
  })

  test.each([
    ['+382', '38267123456', '+382 67 123 456'],
    ['+382', '067123456', '+382 67 123 456'],
    ['+382', '67123456', '+382 67 123 456'],
    ['+382', '+38267123456', '+382 67 123 456'],
    ['+382', '382671234567', '+382 67 123 4567'],
    ['+7', '79000000000', '+7 900 000-00-00'],
    ['+7', '89000000000', '+7 900 000-00-00'],
    ['+7', '9000000000', '+7 900 000-00-00'],
  ])('at home in %s the keys %s, pressed one after another, end as %j', (home, keys, shown) => {
    let field = ''
    for (const key of keys) field = toTypedPhone(field + key, home)
    expect(field).toBe(shown)
  })

  test('in a country nobody described the digits stay together', () => {
    expect(toTypedPhone('49309', '')).toBe('+49309')
  })
})

test('what is shown means the same number as what was typed', () => {
  const written = fc.oneof(
    fc.stringMatching(/^(\+7|8|7|007)? ?\(?[3489][0-9]{2}\)? ?[0-9]{3}-?[0-9]{4}$/),
    fc.stringMatching(/^(\+382|0|382|00382)? ?[2-9][0-9] ?[0-9]{3}-?[0-9]{3}$/),
    fc.stringMatching(/^\+49 ?[0-9]{9}$/),
  )
  fc.assert(
    fc.property(written, fc.constantFrom('+7', '+382'), (typed, home) => {
      const meant = toE164(typed, home)
      if (meant !== null) expect(toE164(toTypedPhone(typed, home), home)).toBe(meant)
    }),
  )
})

test('shaping again changes nothing, and no shape ends in a separator', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.constantFrom('+7', '+382', ''), (typed, home) => {
      const shown = toTypedPhone(typed, home)
      expect(toTypedPhone(shown, home)).toBe(shown)
      expect(shown).toMatch(/^$|[+0-9]$/)
    }),
  )
})

test.each([
  ['+79000000010', '+7'],
  ['+38220000001', '+382'],
  ['+4930901820', ''],
  [undefined, ''],
])('a brand with the phone %s is at home in %j', (phone, country) => {
  expect(findHomeCountry(phone)).toBe(country)
})

test.each([
  ['+79000000000', '+7 900 000-00-00'],
  ['+38267123456', '+382 67 123 456'],
  ['что-то', 'что-то'],
])('%s is read as %s', (stored, shown) => {
  expect(toReadablePhone(stored)).toBe(shown)
})

test('a number that is not finished is shown as far as it goes', () => {
  expect(toShownPhone('+7900')).toBe('+7 900')
})

test.each([
  ['+7 900 000-00-00', 'tel:+79000000000'],
  ['8 (900) 000-00-00', 'tel:89000000000'],
  ['+38267123456', 'tel:+38267123456'],
])('M-09 %s is dialled as %s', (written, link) => {
  expect(toPhoneLink(written)).toBe(link)
})
