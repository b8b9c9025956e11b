import { expect, test } from 'vitest'
import { showToast, takeToasts } from '#toast-queue.ts'

test('toasts wait in their order until somebody shows them, and are shown once', () => {
  showToast({ text: 'first' })
  showToast({ text: 'second' })
  expect(takeToasts().map(({ text }) => text)).toEqual(['first', 'second'])
  expect(takeToasts()).toEqual([])
})
