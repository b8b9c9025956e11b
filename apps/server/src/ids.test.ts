import { expect, test } from 'vitest'
import { makeId, toCreatedAt } from '#ids.ts'

test('ids are UUIDs of version 7 and variant 10', () => {
  expect(makeId(Date.now())).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('an id carries its moment, so that later ids sort after earlier ones', () => {
  const moment = Date.UTC(2026, 10, 16, 9)
  expect(toCreatedAt(makeId(moment))).toBe(moment)
  expect(makeId(moment) < makeId(moment + 1)).toBe(true)
})

test('a thousand ids of the same millisecond differ', () => {
  const ids = Array.from({ length: 1000 }, () => makeId(1_800_000_000_000))
  expect(new Set(ids).size).toBe(1000)
})
