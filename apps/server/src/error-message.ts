import type { ErrorCode } from '@lavash/rulebook/site/error-codes'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { MessageParams } from '#errors.ts'
import type ru from '#messages/ru.json'
import { readMessages } from '#messages/read-messages.ts'

/** The codes of the table, and where the server knows more than the code, what exactly is wrong. */
export type MessageKey = ErrorCode | keyof typeof ru

const messages = readMessages<MessageKey>(new URL('messages/', import.meta.url))

const placeholder = /\{(\w+)\}/g

/** `…detailed` names the dish, the sum or the seconds; without those values the plain sentence is said. */
export function toErrorMessage(key: MessageKey, locale: Locale, params: MessageParams = {}): string {
  const all: Readonly<Record<string, string>> = messages[locale]
  const detailed = all[`${key}.detailed`]
  return (
    (detailed === undefined ? undefined : fill(detailed, params)) ??
    fillAll(key, messages[locale][key], params)
  )
}

/** Texts that are no errors: those of pages, a receipt and an SMS. */
export type ServerTextKey = Extract<keyof typeof ru, `text.${string}`>

export function toServerText(key: ServerTextKey, locale: Locale, params: MessageParams = {}): string {
  return fillAll(key, messages[locale][key], params)
}

type FieldKey = Extract<keyof typeof ru, `text.field.${string}`>

/** What an editor calls a field; a field without a word of its own keeps its name. */
export function toFieldText(field: string, locale: Locale): string {
  const key = `text.field.${field}`
  return isFieldKey(key) ? messages[locale][key] : field
}

function isFieldKey(key: string): key is FieldKey {
  return Object.hasOwn(messages.ru, key)
}

function fill(text: string, params: MessageParams): string | undefined {
  const names = [...text.matchAll(placeholder)].map((match) => match[1] ?? '')
  if (names.some((name) => params[name] === undefined)) return undefined
  return text.replaceAll(placeholder, (_, name: string) => String(params[name]))
}

/** Braces shown to a customer would be a fault of ours. */
function fillAll(key: MessageKey, text: string, params: MessageParams): string {
  const filled = fill(text, params)
  if (filled === undefined)
    throw new Error(`The message ${key} needs more than ${Object.keys(params).join(', ')}`)
  return filled
}
