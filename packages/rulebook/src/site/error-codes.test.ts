import { expect, test } from 'vitest'
import { errorStatuses, isErrorCode } from './error-codes.ts'

test('a code of the table is known, what every object has is none', () => {
  for (const code of Object.keys(errorStatuses)) expect(isErrorCode(code)).toBe(true)
  for (const other of ['', 'toString', 'auth', 'auth.forbidden ']) expect(isErrorCode(other)).toBe(false)
})
