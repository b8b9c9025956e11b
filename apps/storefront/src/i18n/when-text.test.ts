import { expect, test } from 'vitest'
import { toBackText, toWhenText } from '#i18n/when-text.ts'
import { createFormat } from '@lavash/i18n/format.ts'
import { languages } from '@lavash/rulebook/site/locales'
import { createText } from '@lavash/i18n/create-text.ts'
import { loadMessages } from '#i18n/load-messages.ts'

const t = createText(languages.ru.intl, await loadMessages('ru'))
const zone = '+03:00'

test.each([
  ['2026-11-16T12:00:00+03:00', '2026-11-16T17:00:00+03:00', 'сегодня с 17:00'],
  ['2026-11-16T23:59:00+03:00', '2026-11-17T00:00:00+03:00', 'завтра с 00:00'],
  ['2026-11-20T12:00:00+03:00', '2026-11-23T07:00:00+03:00', 'в понедельник с 07:00'],
  // Still the 30th in UTC, already the 1st at the venue.
  ['2026-11-30T23:30:00Z', '2026-12-01T04:00:00Z', 'сегодня с 07:00'],
  ['2026-12-31T12:00:00+03:00', '2027-01-01T10:00:00+03:00', 'завтра с 10:00'],
])('M-07 at %s a dish that comes at %s can be had %s', (now, from, text) => {
  const moment = { fromMs: Date.parse(from), nowMs: Date.parse(now), zone } as const
  expect(toWhenText(t, createFormat('ru', zone), moment)).toBe(text)
})

test.each([
  ['2026-03-28T23:30:00+01:00', '2026-03-29T07:00:00+02:00', 'завтра с 07:00'],
  ['2026-03-28T23:30:00+01:00', '2026-03-30T00:00:00+02:00', 'в понедельник с 00:00'],
  ['2026-10-25T00:15:00+02:00', '2026-10-25T23:30:00+01:00', 'сегодня с 23:30'],
  ['2026-10-25T00:15:00+02:00', '2026-10-26T07:00:00+01:00', 'завтра с 07:00'],
])(
  'M-07 at %s in Podgorica, where the clocks change, a dish that comes at %s can be had %s',
  (now, from, text) => {
    const podgorica = 'Europe/Podgorica'
    const moment = { fromMs: Date.parse(from), nowMs: Date.parse(now), zone: podgorica } as const
    expect(toWhenText(t, createFormat('ru', podgorica), moment)).toBe(text)
  },
)

test.each([
  ['2026-11-16T12:00:00+03:00', '2026-11-16T18:00:00+03:00', 'снова в 18:00'],
  ['2026-11-16T12:00:00+03:00', '2026-11-17T07:00:00+03:00', 'снова завтра в 07:00'],
  ['2026-11-20T12:00:00+03:00', '2026-11-23T10:00:00+03:00', 'снова в понедельник в 10:00'],
])('AV-03 at %s a dish that is stopped until %s is %s', (now, from, text) => {
  const moment = { fromMs: Date.parse(from), nowMs: Date.parse(now), zone } as const
  expect(toBackText(t, createFormat('ru', zone), moment)).toBe(text)
})
