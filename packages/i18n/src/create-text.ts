import formatMessage, { type CompiledMessage } from 'icu-minify/format'
import { Children, type ReactNode } from 'react'
import type { createTranslator } from 'use-intl'

/** `t('delivery.fromTo', { from, to })`: a wrong key or a missing parameter does not compile. */
export type Text<Messages extends object> = ReturnType<typeof createTranslator<Messages, never>>

type Values = Parameters<typeof formatMessage<ReactNode>>[2]
type CompiledTree = { readonly [key: string]: CompiledMessage | CompiledTree }

const numbers = new Map<string, Intl.NumberFormat>()
const plurals = new Map<string, Intl.PluralRules>()

/** Made on the first message that counts, then kept: a formatter is slow to make. No message contains a date. */
const formatters = {
  getNumberFormat: (locale: string) => getOrMake(numbers, locale, () => new Intl.NumberFormat(locale)),
  getPluralRules: (locale: string) => getOrMake(plurals, locale, () => new Intl.PluralRules(locale)),
  getDateTimeFormat: () => {
    throw new Error('Dates are formatted by format.ts of @lavash/i18n')
  },
}

/**
 * The types are use-intl's: they read keys and parameters from the texts. Its runtime is left out, because it is nine
 * times as long as this file and slower for a menu with hundreds of texts.
 */
export function createText<Messages extends object>(locale: string, messages: Messages): Text<Messages> {
  const tree = messages as CompiledTree
  const known = new Map<string, CompiledMessage>()
  const write = (key: string, values: Values) => {
    const message = getOrMake(known, key, () => getMessage(tree, key))
    return typeof message === 'string'
      ? message
      : formatMessage<ReactNode>(message, locale, values, { formatters })
  }
  const rich = (key: string, values: Values) => {
    const parts = write(key, values)
    return Array.isArray(parts) ? Children.toArray(parts) : parts
  }
  return Object.assign(write, { rich }) as unknown as Text<Messages>
}

function getMessage(tree: CompiledTree, key: string): CompiledMessage {
  const found = key
    .split('.')
    .reduce<CompiledTree | CompiledMessage | undefined>(
      (branch, name) => (branch as CompiledTree | undefined)?.[name],
      tree,
    )
  // The compiler knows every key, so a missing one is a fault and not a text to show.
  if (found === undefined) throw new Error(`There is no message called ${key}`)
  return found as CompiledMessage
}

function getOrMake<Made>(known: Map<string, Made>, key: string, make: () => Made): Made {
  const made = known.get(key) ?? make()
  known.set(key, made)
  return made
}
