import { expect, test } from 'vitest'
import { toHttpFailure } from '@lavash/client/result.ts'
import { toBootTexts } from '#app/boot/boot-texts.ts'
import { createText } from '@lavash/i18n/create-text.ts'
import type { Messages } from '#i18n/use-text.ts'
import ru from '#i18n/messages/ru.json' with { type: 'json' }

test.each([
  ['Menu groups not found', 'Разделы меню не найдены'],
  ['Кухня закрыта на учёт', 'Кухня закрыта на учёт'],
])('B-06 the server’s «%s» is told as «%s», and to support as it was', (message, text) => {
  const failure = toHttpFailure(new Response(null, { status: 404 }), { errors: [{ message }] })
  const problem = { kind: 'call', call: 'menu-groups', failure } as const
  expect(toBootTexts(createText<Messages>('ru', ru as never), problem)).toEqual({
    text,
    details: `${message} (404)`,
  })
})
