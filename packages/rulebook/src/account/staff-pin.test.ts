import { describe, expect, test } from 'vitest'
import { decidePinTry, isPin, isWeakPin } from './staff-pin.ts'

const nowMs = Date.parse('2026-11-16T12:00:00Z')

test.each([
  ['1234', true],
  ['123456', true],
  ['123', false],
  ['1234567', false],
  ['12a4', false],
  ['١٢٣٤', false],
  ['', false],
])('ST-09 %s is a PIN: %s', (text, isOne) => {
  expect(isPin(text)).toBe(isOne)
})

test.each([
  ['0000', true],
  ['111111', true],
  ['1234', true],
  ['7890', true],
  ['54321', true],
  ['2109', true],
  ['1357', false],
  ['1235', false],
  ['1123', false],
  ['0001', false],
  ['4821', false],
])('ST-09 %s is guessed first: %s', (pin, isWeak) => {
  expect(isWeakPin(pin)).toBe(isWeak)
})

describe('ST-09 five tries, then five minutes', () => {
  test('each wrong try leaves one less, the fifth locks', () => {
    const first = decidePinTry({ wrongTries: 0, lockedUntilMs: null }, false, nowMs)
    expect(first).toEqual({ outcome: 'wrong', wrongTries: 1, lockedUntilMs: null, attemptsLeft: 4 })
    const fourth = decidePinTry({ wrongTries: 3, lockedUntilMs: null }, false, nowMs)
    expect(fourth).toEqual({ outcome: 'wrong', wrongTries: 4, lockedUntilMs: null, attemptsLeft: 1 })
    const fifth = decidePinTry({ wrongTries: 4, lockedUntilMs: null }, false, nowMs)
    expect(fifth).toEqual({
      outcome: 'locked',
      wrongTries: 5,
      lockedUntilMs: nowMs + 300_000,
      retryAfterSeconds: 300,
    })
  })

  test('under the lock the right PIN is refused as well', () => {
    const locked = { wrongTries: 5, lockedUntilMs: nowMs + 1500 }
    expect(decidePinTry(locked, true, nowMs)).toEqual({ ...locked, outcome: 'locked', retryAfterSeconds: 2 })
  })

  test('after the lock the count begins anew', () => {
    const over = { wrongTries: 5, lockedUntilMs: nowMs }
    expect(decidePinTry(over, true, nowMs)).toEqual({ outcome: 'right' })
    expect(decidePinTry(over, false, nowMs)).toMatchObject({
      outcome: 'wrong',
      wrongTries: 1,
      attemptsLeft: 4,
    })
  })

  test('a clock that was set back locks for five minutes at most', () => {
    const locked = { wrongTries: 5, lockedUntilMs: nowMs + 86_400_000 }
    expect(decidePinTry(locked, true, nowMs)).toMatchObject({ outcome: 'locked', retryAfterSeconds: 300 })
  })
})
