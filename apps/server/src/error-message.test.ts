import { errorStatuses, isErrorCode } from '@lavash/rulebook/site/error-codes'
import { locales } from '@lavash/rulebook/site/locales'
import { describe, expect, test } from 'vitest'
import { toErrorMessage } from '#error-message.ts'
import ru from '#messages/ru.json' with { type: 'json' }
import { readMessages } from '#messages/read-messages.ts'

const messages: Readonly<Record<string, Readonly<Record<string, string>>>> = readMessages(
  new URL('messages/', import.meta.url),
)
const codes = Object.keys(errorStatuses).filter((code) => isErrorCode(code))
/** The specification gives these two texts as they are. */
const verbatim = new Set<string>(['menu.groups-not-found', 'menu.positions-not-found'])

function parametersOf(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').toSorted()
}

describe.each(locales)('messages in %s', (locale) => {
  const own = messages[locale] ?? {}

  test('every code has a whole sentence that needs no parameter', () => {
    for (const code of codes) {
      expect(own[code], code).toMatch(verbatim.has(code) ? /^Menu \w+ not found$/ : /^\p{Lu}.+[.!?]$/su)
      expect(parametersOf(own[code]), code).toEqual([])
    }
  })

  test('every message has a code or is a text, with the Russian one’s parameters', () => {
    expect(Object.keys(own)).toEqual(Object.keys(ru))
    for (const [key, text] of Object.entries(ru)) {
      expect(parametersOf(own[key]), key).toEqual(parametersOf(text))
      expect(
        key.startsWith('text.') || codes.some((code) => key === code || key.startsWith(`${code}.`)),
        key,
      ).toBe(true)
    }
  })

  test('a text is not another language’s left in place', () => {
    const others = locales.filter((other) => other !== locale).map((other) => messages[other] ?? {})
    for (const code of codes.filter((known) => !verbatim.has(known))) {
      expect(
        others.map((other) => other[code]),
        code,
      ).not.toContain(own[code])
    }
  })
})

test('what is known is said, what is not is left out', () => {
  expect(toErrorMessage('position.stopped', 'en', { name: 'Shawarma' })).toBe(
    '“Shawarma” has run out. Remove it from the cart.',
  )
  expect(toErrorMessage('position.stopped', 'en')).toBe(
    'Some dishes have run out. Remove them from the cart.',
  )
})

test('a text of the customer is put in as it is', () => {
  expect(toErrorMessage('request.invalid.missing', 'en', { field: '{field} $& <b>' })).toBe(
    'The field {field} $& <b> is missing.',
  )
})

test('braces are never shown', () => {
  expect(() => toErrorMessage('request.invalid.missing', 'ru')).toThrow('request.invalid.missing')
})
