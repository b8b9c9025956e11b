import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ListenerPlaces } from '#plugins/listener-places.ts'

test('one address cannot take every place, and all together cannot take more than there are', () => {
  const places = new ListenerPlaces({ max: 3, maxEach: 2 })
  expect(['a', 'a', 'a', 'b', 'c'].map((address) => places.take(address))).toEqual([
    'taken',
    'taken',
    'own-full',
    'taken',
    'full',
  ])
  places.giveBack('a')
  expect(places.take('c')).toBe('taken')
})

test('however listeners come and go, the places add up', () => {
  const step = fc.record({ address: fc.constantFrom('a', 'b', 'c'), isLeaving: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const places = new ListenerPlaces({ max: 5, maxEach: 3 })
      const inside: string[] = []
      for (const { address, isLeaving } of steps) {
        if (isLeaving) {
          const at = inside.indexOf(address)
          if (at < 0) continue
          inside.splice(at, 1)
          places.giveBack(address)
        } else {
          const own = inside.filter((one) => one === address).length
          const expected = own >= 3 ? 'own-full' : inside.length >= 5 ? 'full' : 'taken'
          expect(places.take(address)).toBe(expected)
          if (expected === 'taken') inside.push(address)
        }
      }
    }),
  )
})
