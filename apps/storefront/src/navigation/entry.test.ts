import { expect, test } from 'vitest'
import { toEntry, toHref } from '#navigation/entry.ts'

test.each([
  ['/cart', '/cart'],
  ['tel:+74951234567', 'tel:+74951234567'],
  [{ hash: 'group-3' }, '/menus/1#group-3'],
  [{ hash: '#group-3' }, '/menus/1#group-3'],
  [{ pathname: '/', search: '?a=1', hash: '' }, '/?a=1'],
])('a link to %o leads from a menu to %s', (to, href) => {
  expect(toHref(to, { pathname: '/menus/1' })).toBe(href)
})

test('an entry that somebody else has written has no state and the common name', () => {
  const place = { pathname: '/', search: '', hash: '#top' }
  expect(toEntry(place, null, 'traverse')).toEqual({
    ...place,
    state: null,
    key: 'default',
    kind: 'traverse',
  })
})

test('an entry of ours brings back what travelled with it', () => {
  const kept = { usr: { from: '/orders' }, key: 'abc', idx: 2 }
  const entry = toEntry({ pathname: '/auth', search: '', hash: '' }, kept, 'push')
  expect(entry).toMatchObject({ state: { from: '/orders' }, key: 'abc', kind: 'push' })
})
