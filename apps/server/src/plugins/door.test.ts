import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { Door } from '#plugins/door.ts'

const makeResponse = () => new EventEmitter() as unknown as ServerResponse

test('the door is shut while 128 requests wait, and opens as one is served or hangs up', () => {
  const door = new Door(() => false)
  const [first, second] = [makeResponse(), makeResponse()]
  door.enter(first)
  door.enter(second)
  for (let count = 2; count < 128; count += 1) {
    expect(door.isShut()).toBe(false)
    door.enter(makeResponse())
  }
  expect(door.isShut()).toBe(true)
  door.leave(first)
  expect(door.isShut()).toBe(false)
  // A sent answer leaves the count, and only once.
  first.emit('close')
  door.enter(makeResponse())
  expect(door.isShut()).toBe(true)
  second.emit('close')
  expect(door.isShut()).toBe(false)
})

test('the door is shut while the database is full, whoever waits', () => {
  let isFull = true
  const door = new Door(() => isFull)
  expect(door.isShut()).toBe(true)
  isFull = false
  expect(door.isShut()).toBe(false)
})
