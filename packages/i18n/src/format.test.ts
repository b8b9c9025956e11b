import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '@lavash/rulebook/site/locales'
import { createFormat } from '#format.ts'

/** Intl separates with spaces that do not break; a table is read with plain ones. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

describe('B-11 money', () => {
  test.each([
    ['ru', 100_700, 'RUB', '1 007 ₽'],
    ['en', 100_700, 'RUB', '₽1,007'],
    ['cnr', 100_700, 'RUB', '1.007 ₽'],
    ['ru', 1840, 'EUR', '18,40 €'],
    ['en', 1840, 'EUR', '€18.40'],
    ['cnr', 1840, 'EUR', '18,40 €'],
    ['ru', 1, 'RUB', '0,01 ₽'],
    ['en', 1, 'EUR', '€0.01'],
    ['cnr', 1, 'EUR', '0,01 €'],
    ['ru', 0, 'RUB', '0 ₽'],
    ['en', 0, 'RUB', '₽0'],
    ['cnr', 0, 'EUR', '0 €'],
    ['ru', 999_999_900, 'RUB', '9 999 999 ₽'],
    ['en', 999_999_900, 'RUB', '₽9,999,999'],
    ['cnr', 999_999_950, 'EUR', '9.999.999,50 €'],
    ['ru', 129_05, 'KZT', '129,05 ₸'],
  ] as const)('in %s %i of %s reads %s', (locale, amountMinor, currency, expected) => {
    expect(plain(createFormat(locale).money(amountMinor, currency))).toBe(expected)
  })

  test.each([
    ['ru', 4000, 'RUB', '+40 ₽'],
    ['en', 4000, 'RUB', '+₽40'],
    ['cnr', 150, 'EUR', '+1,50 €'],
    ['ru', -20_100, 'RUB', '−201 ₽'],
    ['ru', 0, 'RUB', '0 ₽'],
  ] as const)('in %s a change of %i %s reads %s', (locale, amountMinor, currency, expected) => {
    expect(plain(createFormat(locale).moneyChange(amountMinor, currency))).toBe(expected)
  })

  test('no amount loses or gains a minor unit, and none shows more than two fraction digits', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.integer({ min: 0, max: 10 ** 11 }),
        (locale, amountMinor) => {
          const text = createFormat(locale).money(amountMinor, 'RUB')
          const fraction = /[.,](\d{2})(?!\d)/.exec(text)?.[1]
          const shown = Number(text.replace(/\D/g, ''))
          expect(fraction === undefined ? shown * 100 : shown).toBe(amountMinor)
        },
      ),
    )
  })
})

describe('B-12 times of the venue', () => {
  const noonInMoscow = Date.parse('2026-11-16T12:00:00+03:00')

  test.each([
    ['ru', undefined, '12:00', 'понедельник, 16 ноября', '16 ноября, 12:00'],
    ['en', undefined, '12:00', 'Monday 16 November', '16 November, 12:00'],
    ['cnr', undefined, '12:00', 'ponedjeljak, 16. novembra', '16. novembra, 12:00'],
    ['ru', 'Europe/Podgorica', '10:00', 'понедельник, 16 ноября', '16 ноября, 10:00'],
    ['en', 'Pacific/Kiritimati', '23:00', 'Monday 16 November', '16 November, 23:00'],
    ['cnr', '-10:30', '22:30', 'nedjelja, 15. novembra', '15. novembra, 22:30'],
  ] as const)('in %s at %s', (locale, timeZone, time, dateWithWeekday, dateTime) => {
    const format = createFormat(locale, timeZone)
    expect(format.time(noonInMoscow)).toBe(time)
    expect(plain(format.dateWithWeekday(noonInMoscow))).toBe(dateWithWeekday)
    expect(plain(format.dateTime(noonInMoscow, noonInMoscow))).toBe(dateTime)
  })

  test.each([
    ['2026-03-29T00:59:00Z', '01:59'],
    ['2026-03-29T01:00:00Z', '03:00'],
    ['2026-10-25T00:59:00Z', '02:59'],
    ['2026-10-25T01:00:00Z', '02:00'],
  ])('across the change to and from summer time, %s is %s in Podgorica', (instant, expected) => {
    expect(createFormat('cnr', 'Europe/Podgorica').time(Date.parse(instant))).toBe(expected)
  })

  test.each([
    ['ru', '16 ноября 2026'],
    ['en', '16 November 2026'],
    ['cnr', '16. novembra 2026.'],
  ] as const)('in %s a date of another year has it, by the venue’s calendar', (locale, expected) => {
    const newYear = Date.parse('2027-01-01T00:00:00+03:00')
    const { date } = createFormat(locale)
    expect(plain(date(noonInMoscow, newYear))).toBe(expected)
    expect(date(noonInMoscow, newYear - 1)).not.toContain('2026')
  })

  test('midnight is the beginning of a day, and 24:00 where a day ends with it', () => {
    const midnight = Date.parse('2026-11-16T00:00:00+03:00')
    const formats = locales.map((locale) => createFormat(locale))
    expect(formats.map(({ time }) => time(midnight))).toEqual(['00:00', '00:00', '00:00'])
    expect(formats.map(({ endTime }) => endTime(midnight))).toEqual(['24:00', '24:00', '24:00'])
    expect(createFormat('ru').endTime(midnight - 3_600_000)).toBe('23:00')
  })
})

test('a countdown reads as minutes and seconds', () => {
  const { countdown } = createFormat('ru')
  expect([90, 72, 9, 0].map(countdown)).toEqual(['1:30', '1:12', '0:09', '0:00'])
})

test.each([
  ['ru', 'сыр, лук и соус'],
  ['en', 'сыр, лук and соус'],
  ['cnr', 'сыр, лук i соус'],
] as const)('in %s a list ends with its own word for "and"', (locale, expected) => {
  expect(createFormat(locale).list(['сыр', 'лук', 'соус'])).toBe(expected)
})
