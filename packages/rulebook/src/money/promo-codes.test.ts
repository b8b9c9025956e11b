import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { promoCodeErrorCodes } from '#site/error-codes.ts'
import type { PromoCodeErrorCode } from '#site/error-codes.ts'
import { makePromoCode } from './make-promo-code.ts'
import { findPromoCodeRefusal, foldPromoCode, normalisePromoCode } from './promo-codes.ts'
import type { PromoCode, PromoCodeCircumstances } from './promo-codes.ts'

/** A Monday, noon in Moscow. */
const mondayNoon = Date.parse('2026-11-16T12:00:00+03:00')
const hourMs = 3_600_000
const now: PromoCodeCircumstances = {
  restoId: 1,
  deliveryMethod: 'DELIVERY',
  atMs: mondayNoon,
  timeZone: '+03:00',
  usage: { totalCount: 0, personCount: 0 },
}
const mondayHours = (open: string, close: string) => [
  { dayOfWeek: 'MONDAY' as const, active: true, open, close },
]

describe('C-09 each refusal has its cause', () => {
  test.each<[PromoCodeErrorCode | undefined, Partial<PromoCode>, Partial<PromoCodeCircumstances>]>([
    [undefined, {}, {}],
    ['promo-code.not-found-for-resto', { restoIds: [2, 3] }, {}],
    [undefined, { restoIds: [1] }, {}],
    ['promo-code.not-active', { isActive: false }, {}],
    ['promo-code.before-start', { startAt: mondayNoon + 1 }, {}],
    [undefined, { startAt: mondayNoon }, {}],
    ['promo-code.after-finish', { endAt: mondayNoon }, {}],
    [undefined, { endAt: mondayNoon + 1 }, {}],
    ['promo-code.invalid-delivery-method', { deliveryMethods: ['TAKE_AWAY'] }, {}],
    [undefined, { deliveryMethods: ['TAKE_AWAY', 'DELIVERY'] }, {}],
    ['promo-code.hour-not-active', { hours: mondayHours('13:00', '16:00') }, {}],
    ['promo-code.hour-not-active', { hours: mondayHours('09:00', '12:00') }, {}],
    [undefined, { hours: mondayHours('12:00', '16:00') }, {}],
    ['promo-code.hour-not-active', { hours: [] }, {}],
    ['promo-code.limit-exceed', { totalLimit: 5 }, { usage: { totalCount: 5, personCount: 0 } }],
    [undefined, { totalLimit: 5 }, { usage: { totalCount: 4, personCount: 0 } }],
    ['promo-code.person-limit-exceed', { personLimit: 1 }, { usage: { totalCount: 1, personCount: 1 } }],
    [undefined, { personLimit: 1 }, { usage: { totalCount: 9, personCount: 0 } }],
  ])('C-09 %s for %o at %o', (refusal, fields, circumstances) => {
    expect(findPromoCodeRefusal(makePromoCode(fields), { ...now, ...circumstances })).toBe(refusal)
  })

  test('C-09 a code nobody issued is not found', () => {
    expect(findPromoCodeRefusal(undefined, now)).toBe('promo-code.not-found')
  })
})

describe('C-09 the hour schedule is read on the clock of the venue', () => {
  const lunch = makePromoCode({ hours: mondayHours('12:00', '16:00') })
  const night = makePromoCode({ hours: mondayHours('22:00', '02:00') })
  test.each([
    { code: lunch, at: mondayNoon, timeZone: '+03:00', refused: false },
    { code: lunch, at: mondayNoon, timeZone: '+00:00', refused: true },
    { code: lunch, at: mondayNoon, timeZone: 'Europe/Podgorica', refused: true },
    { code: lunch, at: mondayNoon + 2 * hourMs, timeZone: 'Europe/Podgorica', refused: false },
    { code: night, at: mondayNoon + 13 * hourMs, timeZone: '+03:00', refused: false },
    { code: night, at: mondayNoon + 14 * hourMs, timeZone: '+03:00', refused: true },
  ])('C-09 at $at in $timeZone refused: $refused', ({ code, at, timeZone, refused }) => {
    const refusal = findPromoCodeRefusal(code, { ...now, atMs: at, timeZone })
    expect(refusal).toBe(refused ? 'promo-code.hour-not-active' : undefined)
  })
})

test('C-09 of several causes the one told is the first in the declared order', () => {
  const causes: [PromoCodeErrorCode, Partial<PromoCode>][] = [
    ['promo-code.not-found-for-resto', { restoIds: [] }],
    ['promo-code.not-active', { isActive: false }],
    ['promo-code.before-start', { startAt: mondayNoon + 1 }],
    ['promo-code.after-finish', { endAt: mondayNoon }],
    ['promo-code.invalid-delivery-method', { deliveryMethods: [] }],
    ['promo-code.hour-not-active', { hours: [] }],
    ['promo-code.limit-exceed', { totalLimit: 0 }],
    ['promo-code.person-limit-exceed', { personLimit: 0 }],
  ]
  const told = causes.map((_, index) => {
    const remaining = causes.slice(index).map(([, fields]) => fields)
    return findPromoCodeRefusal(makePromoCode(Object.assign({}, ...remaining)), now)
  })
  expect(told).toEqual(causes.map(([code]) => code))
  expect(new Set([...told, 'promo-code.not-found'])).toEqual(new Set(promoCodeErrorCodes))
})

test.each([
  { typed: ' lavash 10 ', is: 'LAVASH10' },
  { typed: 'скидка', is: 'СКИДКА' },
  { typed: 'чаи\u0306', is: 'ЧАЙ' },
  { typed: '\uFEFFУГО\u200BЛЬ\u2060\u00A020\u200D', is: 'УГОЛЬ20' },
  { typed: 'Ｌａｖａｓｈ１０', is: 'LAVASH10' },
  { typed: '  ', is: '' },
])('"$typed" typed on a phone is the code "$is"', ({ typed, is }) => {
  expect(normalisePromoCode(typed)).toBe(is)
})

test('a code that was normalised on one side is the same on the other', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const code = normalisePromoCode(typed)
      expect(normalisePromoCode(code)).toBe(code)
    }),
    { numRuns: 1000, examples: [['ΐ'], ['ª'], ['е\u200B\u0308']] },
  )
})

describe('C-09 letters that look alike are one letter', () => {
  test.each([
    // The left one is typed in Latin letters, the right one in Cyrillic.
    ['CAM15', 'САМ15'],
    ['cam 15', 'сам15'],
    ['ABEKMHOPCTYX', 'АВЕКМНОРСТУХ'],
    ['IJS', 'ІЈЅ'],
  ])('%s is %s', (latin, cyrillic) => {
    expect(normalisePromoCode(latin)).not.toBe(normalisePromoCode(cyrillic))
    expect(foldPromoCode(latin)).toBe(foldPromoCode(cyrillic))
  })

  test('a mixed spelling is the same code too, and letters without a twin differ', () => {
    expect(foldPromoCode('СAМ15')).toBe('CAM15')
    expect(foldPromoCode('УГОЛЬ20')).toBe('YГOЛЬ20')
    expect(foldPromoCode('MORE10')).toBe('MORE10')
    expect(foldPromoCode('ЛЕТО')).not.toBe(foldPromoCode('LETO'))
  })

  test('a folded code folds to itself', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => foldPromoCode(foldPromoCode(typed)) === foldPromoCode(typed)),
    )
  })
})
