import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { promoCodeErrorCodes } from '#site/error-codes.ts'
import { decidePreflightFailure, isPromoCodeError, toPromoCodeMessageKey } from './preflight-errors.ts'

describe('C-09 promo code errors', () => {
  test('are nine, each with a text of its own', () => {
    expect(promoCodeErrorCodes.map(toPromoCodeMessageKey)).toEqual([
      'error.code.promo_code.not-found',
      'error.code.promo_code.not-found-for-resto',
      'error.code.promo_code.limit-exceed',
      'error.code.promo_code.person-limit-exceed',
      'error.code.promo_code.before-start',
      'error.code.promo_code.after-finish',
      'error.code.promo_code.invalid-delivery-method',
      'error.code.promo_code.not-active',
      'error.code.promo_code.hour-not-active',
    ])
  })

  test('the other spelling of a wrong receiving method reads the same', () => {
    expect(isPromoCodeError('promo-code.invalid-delivery-type')).toBe(true)
    expect(toPromoCodeMessageKey('promo-code.invalid-delivery-type')).toBe(
      'error.code.promo_code.invalid-delivery-method',
    )
  })

  test.each(['', 'promo-code.', 'promo-code.unheard-of', 'resto.closed', 'constructor', undefined])(
    '%j is none of them',
    (code) => {
      expect(isPromoCodeError(code)).toBe(false)
    },
  )
})

describe('C-10 a refused preflight', () => {
  test.each([
    [
      'a promo code error goes to the promo code',
      [{ code: 'promo-code.not-found', message: 'Не найден' }],
      { kind: 'promo-code', messageKeys: ['error.code.promo_code.not-found'] },
    ],
    [
      'also when it comes second',
      [{ code: 'resto.closed', message: 'Закрыто' }, { code: 'promo-code.not-active' }],
      { kind: 'promo-code', messageKeys: ['error.code.promo_code.not-active'] },
    ],
    [
      'both spellings are told once',
      [{ code: 'promo-code.invalid-delivery-type' }, { code: 'promo-code.invalid-delivery-method' }],
      { kind: 'promo-code', messageKeys: ['error.code.promo_code.invalid-delivery-method'] },
    ],
    [
      'behind an error without a code it stays the preflight’s',
      [{ message: 'Сбой' }, { code: 'promo-code.not-active' }],
      { kind: 'failed', message: 'Сбой' },
    ],
    [
      'any other error tells the server’s message',
      [
        { code: 'resto.closed', message: 'Закрыто' },
        { code: 'position.stopped', message: 'Нет' },
      ],
      { kind: 'failed', message: 'Закрыто' },
    ],
    ['an empty list tells nothing', [], { kind: 'failed', message: null }],
    ['an empty message tells nothing', [{ code: 'x', message: '' }], { kind: 'failed', message: null }],
  ])('%s', (_what, errors, failure) => {
    expect(decidePreflightFailure(errors)).toEqual(failure)
  })

  test('a promo code failure always has something to say', () => {
    const error = fc.record(
      { code: fc.constantFrom(...promoCodeErrorCodes, 'resto.closed', ''), message: fc.string() },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(error), (errors) => {
        const failure = decidePreflightFailure(errors)
        if (failure.kind === 'promo-code') expect(failure.messageKeys).not.toEqual([])
      }),
    )
  })
})
