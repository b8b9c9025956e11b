import { expect, test } from 'vitest'
import { AnswerStore } from './answer-store.ts'
import { PreparedAnswer } from './prepared-answer.ts'

const make = (): PreparedAnswer => new PreparedAnswer('', { contentType: 'text/plain' })

test('what was made is given again for the same thing and key, and for no other', () => {
  const store = new AnswerStore()
  const [menu, other] = [{}, {}]
  const made = store.get(menu, 'positions', make)
  expect(store.get(menu, 'positions', make)).toBe(made)
  expect(store.get(menu, 'groups', make)).not.toBe(made)
  expect(store.get(other, 'positions', make)).not.toBe(made)
})

test('a stranger who makes up keys starts the memory of that thing anew instead of filling it', () => {
  const store = new AnswerStore(2)
  const [brand, other] = [{}, {}]
  const first = store.get(brand, 'https://a.example:1', make)
  const others = store.get(other, 'https://b.example', make)
  store.get(brand, 'https://a.example:2', make)
  expect(store.get(brand, 'https://a.example:1', make)).toBe(first)
  store.get(brand, 'https://a.example:3', make)
  expect(store.get(brand, 'https://a.example:1', make)).not.toBe(first)
  expect(store.get(other, 'https://b.example', make)).toBe(others)
})
