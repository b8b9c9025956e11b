import { expect, test } from 'vitest'
import { toOrderWhenText } from '#features/orders/order-texts.ts'
import { createFormat } from '@lavash/i18n/format.ts'
import { createText } from '@lavash/i18n/create-text.ts'
import type { Messages } from '#i18n/use-text.ts'
import { loadMessages } from '#i18n/load-messages.ts'

const ru = await loadMessages('ru')

const nowMs = Date.parse('2026-11-16T20:00:00+03:00')

test.each([
  ['2026-11-16T18:42:00+03:00', 'сегодня, 18:42'],
  ['2026-11-15T18:42:00+03:00', '15 ноября, 18:42'],
  ['2025-11-16T18:42:00+03:00', '16 ноября 2025, 18:42'],
])('an order of %s is told as «%s»', (at, expected) => {
  const text = toOrderWhenText(createText<Messages>('ru', ru), createFormat('ru'), Date.parse(at), nowMs)
  expect(text.replaceAll('\u{a0}', ' ')).toBe(expected)
})
