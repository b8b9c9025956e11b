import { expect, test } from 'vitest'
import { toLogFilters, toOpenPopup } from '#config/searches.ts'

test('the log’s filters are read from an address, and what does not fit is left out', () => {
  expect(toLogFilters({ restoId: 12, kind: 'device.paired', from: '2026-11-01', to: '2026-11-19' })).toEqual({
    restoId: 12,
    kind: 'device.paired',
    from: '2026-11-01',
    to: '2026-11-19',
  })
  expect(
    toLogFilters({ restoId: '12', personId: '', kind: 'x'.repeat(65), from: 'yesterday', to: '2026-13-40' }),
  ).toEqual({})
})

test.each([
  ['invite', { open: 'invite' }],
  ['delete', {}],
  [undefined, {}],
])('an address with open=%s opens %j', (open, expected) => {
  expect(toOpenPopup({ open })).toEqual(expected)
})
