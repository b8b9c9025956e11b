import { describe, expect, test } from 'vitest'
import { findCitiesProblem, findCityProblem, toBootMessage } from '#boot-errors.ts'

describe('B-06 a fatal boot error', () => {
  test.each([
    ['menu-groups', 404, 'error.boot.menuGroupsNotFound'],
    ['menu-groups', 500, 'error.boot.menuGroupsFailed'],
    ['menu-groups', null, 'error.boot.menuGroupsFailed'],
    ['menu-positions', 404, 'error.boot.menuPositionsNotFound'],
    ['menu-positions', 503, 'error.boot.menuPositionsFailed'],
    ['now', 404, 'error.boot.utcTimeFailed'],
    ['now', null, 'error.boot.utcTimeFailed'],
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
    expect(findCitiesProblem([])).toBe('error.boot.noRestos')
    expect(findCitiesProblem([{ id: 1 }])).toBeNull()
  })

  const delivers = { id: 1, menus: [{ isDelivery: true, isTakeAway: false }] }
  const takesAway = { id: 2, menus: [{ isDelivery: false, isTakeAway: true }] }
  const hallOnly = { id: 3, menus: [{ isDelivery: false, isTakeAway: false }] }
  const bare = { id: 4, menus: [] }
  test.each([
    ['venues without menus', [bare], [], 'error.boot.noMenus'],
    ['no venues', [], [], 'error.boot.noMenus'],
    ['menus for the hall only', [hallOnly], [], 'error.boot.noMenus'],
    ['delivery menus without zones', [delivers], [], 'error.boot.noZones'],
    ['zones of a venue that does not deliver', [delivers, bare], [{ restoId: 4 }], 'error.boot.noZones'],
    ['delivery menus with a zone', [delivers, bare], [{ restoId: 1 }], null],
    ['no zones, but takeaway', [delivers, takesAway], [], null],
  ])('%s', (_what, restos, zones, key) => {
    expect(findCityProblem(restos, zones)).toBe(key)
  })
})
