import { describe, expect, test } from 'vitest'
import { findCitiesProblem, findCityProblem, toBootMessage } from './boot-errors.ts'
import { makePayConfig } from '#order/make-pay-config.ts'

describe('B-06 a fatal boot error', () => {
  test.each([
    ['menu-groups', 404, 'boot.error.menuGroupsNotFound'],
    ['menu-groups', 500, 'boot.error.menuGroupsFailed'],
    ['menu-groups', null, 'boot.error.menuGroupsFailed'],
    ['menu-positions', 404, 'boot.error.menuPositionsNotFound'],
    ['menu-positions', 503, 'boot.error.menuPositionsFailed'],
    ['now', 404, 'boot.error.utcTime'],
    ['now', null, 'boot.error.utcTime'],
  ] as const)('of %s with status %s falls back to %s', (call, status, key) => {
    expect(toBootMessage(call, { status })).toEqual({ key })
    expect(toBootMessage(call, { status, message: '' })).toEqual({ key })
  })

  test('tells the server’s own message when there is one', () => {
    expect(toBootMessage('now', { status: 503, message: 'Скоро вернёмся' })).toEqual({
      message: 'Скоро вернёмся',
    })
  })

  test('no cities means no venues are connected', () => {
    expect(findCitiesProblem([])).toBe('boot.error.noCities')
    expect(findCitiesProblem([{ id: 1 }])).toBeNull()
  })

  const cash = { cashUponReceipt: true }
  const payConfig = makePayConfig({ delivery: cash, takeAway: cash })
  const delivers = { id: 1, menus: [{ isDelivery: true, isTakeAway: false }], payConfig }
  const takesAway = { id: 2, menus: [{ isDelivery: false, isTakeAway: true }], payConfig }
  const hallOnly = { id: 3, menus: [{ isDelivery: false, isTakeAway: false }], payConfig }
  const bare = { id: 4, menus: [], payConfig }
  test.each([
    ['venues without menus', [bare], [], 'boot.error.noMenus'],
    ['no venues', [], [], 'boot.error.noMenus'],
    ['menus for the hall only', [hallOnly], [], 'boot.error.noMenus'],
    ['delivery menus without zones', [delivers], [], 'boot.error.noZones'],
    ['zones of a venue that does not deliver', [delivers, bare], [{ restoId: 4 }], 'boot.error.noZones'],
    ['delivery menus with a zone', [delivers, bare], [{ restoId: 1 }], null],
    ['no zones, but takeaway', [delivers, takesAway], [], null],
  ])('%s', (_what, restos, zones, key) => {
    expect(findCityProblem(restos, zones)).toBe(key)
  })
})
