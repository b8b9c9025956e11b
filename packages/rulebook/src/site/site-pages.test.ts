import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSitePage, toPath } from './site-pages.ts'

const id = fc.integer({ min: 1, max: 2_147_483_647 })

test('A-01 whatever its ids are, an address names the page it was built for', () => {
  fc.assert(
    fc.property(id, id, fc.uuid(), (first, second, orderId) => {
      expect(findSitePage(toPath('menus.show', { menuId: first }))).toEqual({
        name: 'menus.show',
        params: { menuId: first },
      })
      expect(findSitePage(toPath('menus.positions.show', { menuId: first, positionId: second }))).toEqual({
        name: 'menus.positions.show',
        params: { menuId: first, positionId: second },
      })
      expect(findSitePage(`${toPath('restos.show', { restoId: first })}/`)?.params).toEqual({
        restoId: first,
      })
      expect(findSitePage(toPath('orders.show', { orderId }).toUpperCase())).toBeUndefined()
      expect(findSitePage(toPath('orders.show', { orderId }))?.params).toEqual({ orderId })
    }),
  )
})

test.each(['/nowhere', '/menus', '/menus/abc', '/menus/12345678901', '/menus/3/positions', '//', ''])(
  'A-02 "%s" is no page of ours',
  (path) => {
    expect(findSitePage(path)).toBeUndefined()
  },
)
