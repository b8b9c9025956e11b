import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PhotoCache } from '#modules/photos/photo-cache.ts'

test('the picture that was asked longest ago makes room', () => {
  const cache = new PhotoCache(30)
  cache.keep('a', Buffer.alloc(10))
  cache.keep('b', Buffer.alloc(10))
  cache.keep('c', Buffer.alloc(10))
  expect(cache.find('a')).toBeDefined()
  cache.keep('d', Buffer.alloc(10))
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key) !== undefined)).toEqual(['a', 'c', 'd'])
})

test('the photo cache stays within its bytes, whatever is kept and requested', () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), size: fc.integer({ min: 0, max: 60 }) })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const cache = new PhotoCache(50)
      for (const { key, size } of steps) cache.keep(key, Buffer.alloc(size))
      const held = ['a', 'b', 'c', 'd'].map((key) => cache.find(key)?.byteLength ?? 0)
      expect(held.reduce((sum, size) => sum + size, 0)).toBe(cache.bytes)
      expect(cache.bytes).toBeLessThanOrEqual(50)
    }),
  )
})
