import type { ErrorCode } from '@lavash/rulebook/site/error-codes'
import type { Locale } from '@lavash/rulebook/site/locales'
import type { MessageParams } from '#errors.ts'
import cnr from '#messages/cnr.json' with { type: 'json' }
import en from '#messages/en.json' with { type: 'json' }
import ru from '#messages/ru.json' with { type: 'json' }

/** The codes of the table, and where the server knows more than the code, what exactly is wrong. */
export type MessageKey = ErrorCode | keyof typeof ru

type Messages = Readonly<Record<MessageKey, string>>

const messages: Readonly<Record<Locale, Messages>> = { ru, en, cnr }

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
