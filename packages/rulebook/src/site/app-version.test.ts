import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mustClearStorage } from './app-version.ts'

const current = { appVersion: '3', whiteLabel: 'ugolek' }

test.each([
  ['the same version and label', { appVersion: '3', whiteLabel: 'ugolek' }, false],
  ['another version', { appVersion: '2', whiteLabel: 'ugolek' }, true],
  ['another label', { appVersion: '3', whiteLabel: 'grill' }, true],
  ['no label', { appVersion: '3', whiteLabel: null }, true],
  ['nothing stored', { appVersion: null, whiteLabel: null }, true],
])('B-08 %s, cleared: %#', (_what, stored, answer) => {
  expect(mustClearStorage(stored, current)).toBe(answer)
})

test('B-08 a shop without a white label does not clear itself at every start', () => {
  expect(mustClearStorage({ appVersion: '3', whiteLabel: null }, { appVersion: '3', whiteLabel: '' })).toBe(
    false,
  )
})

test('B-08 once the current values are stored, nothing is cleared again', () => {
  const mark = fc.record({ appVersion: fc.string(), whiteLabel: fc.option(fc.string()) })
  fc.assert(fc.property(mark, (stored) => !mustClearStorage(stored, stored)))
})
