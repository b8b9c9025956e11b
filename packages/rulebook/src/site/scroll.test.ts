import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideScroll, type Navigation } from './scroll.ts'

function makeNavigation(rest: Partial<Navigation> = {}): Navigation {
  return {
    kind: 'push',
    routeName: 'home.index',
    hash: '',
    savedTopPx: null,
    layout: 'desktop',
    menuCount: 1,
    ...rest,
  }
}

describe('A-09 back and forward', () => {
  test('restore the place that was left, the very top included', () => {
    const left = { kind: 'traverse', savedTopPx: 0, hash: '#group-3' } as const
    expect(decideScroll(makeNavigation(left))).toEqual({ action: 'restore', topPx: 0 })
    expect(decideScroll(makeNavigation({ ...left, savedTopPx: 812.5 }))).toEqual({
      action: 'restore',
      topPx: 812.5,
    })
  })

  test('to an entry never seen here behave like any other navigation', () => {
    expect(decideScroll(makeNavigation({ kind: 'traverse' }))).toEqual({ action: 'top' })
    expect(decideScroll(makeNavigation({ kind: 'traverse', hash: '#a' })).action).toBe('anchor')
  })
})

describe('A-10 a hash', () => {
  test.each([
    ['mobile', 'menus.show', 2, 64 + 56],
    ['mobile', 'home.index', 2, 56],
    ['desktop', 'home.index', 2, 120],
    ['desktop', 'home.index', 1, 80],
    ['desktop', 'menus.show', 1, 80],
  ] as const)(
    'on %s at %s with %d menus leaves %d px above its anchor',
    (layout, routeName, menuCount, offsetPx) => {
      expect(decideScroll(makeNavigation({ layout, routeName, menuCount, hash: '#group-3' }))).toEqual({
        action: 'anchor',
        anchorId: 'group-3',
        offsetPx,
        durationMs: 300,
      })
    },
  )

  test.each([
    ['#%D0%BF%D0%BB%D0%BE%D0%B2', 'плов'],
    ['#100%', '100%'],
    ['#a#b', 'a#b'],
  ])('%s finds the anchor %s', (hash, anchorId) => {
    expect(decideScroll(makeNavigation({ hash }))).toMatchObject({ action: 'anchor', anchorId })
  })

  test('with nothing after it is no anchor', () => {
    expect(decideScroll(makeNavigation({ hash: '#' }))).toEqual({ action: 'top' })
  })
})

describe('A-11 everything else', () => {
  test.each(['promotions.show', 'menus.positions.show'])('%s keeps the page where it is', (routeName) => {
    expect(decideScroll(makeNavigation({ routeName }))).toEqual({ action: 'keep' })
  })

  test.each(['home.index', 'menus.show', 'cart.index', 'promotions.index', 'restos.show', 'terms-of-sale'])(
    '%s starts at the top',
    (routeName) => {
      expect(decideScroll(makeNavigation({ routeName, kind: 'replace' }))).toEqual({ action: 'top' })
    },
  )

  test('no address a visitor can write makes scrolling throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { action } = decideScroll(makeNavigation({ hash: `#${text}` }))
        expect(action).toBe(text === '' ? 'top' : 'anchor')
      }),
    )
  })
})
