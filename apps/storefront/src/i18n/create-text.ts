import formatMessage, { type CompiledMessage } from 'icu-minify/format'
import { Children, type ReactNode } from 'react'
import type { useTranslations } from 'use-intl'
import type { Messages } from '#i18n/messages.ts'

/** `t('delivery.fromTo', { from, to })`: a wrong key or a missing parameter does not compile. */
export type Text = ReturnType<typeof useTranslations<never>>

type Values = Parameters<typeof formatMessage<ReactNode>>[2]
type CompiledTree = { readonly [key: string]: CompiledMessage | CompiledTree }

const numbers = new Map<string, Intl.NumberFormat>()
const plurals = new Map<string, Intl.PluralRules>()

/** Both are made when a message counts something, once: no message of ours writes a date. */
const formatters = {
  getNumberFormat: (locale: string) => getOrMake(numbers, locale, () => new Intl.NumberFormat(locale)),
  getPluralRules: (locale: string) => getOrMake(plurals, locale, () => new Intl.PluralRules(locale)),
  getDateTimeFormat: () => {
    throw new Error('Dates are written by #i18n/format.ts')
  },
}

/**
 * The types are use-intl's, which reads keys and parameters from the texts; its runtime is left out: it is nine times
 * as long as this, and asks several times for each word of a menu.
 */
export function createText(locale: string, messages: Messages): Text {
  const tree = messages as unknown as CompiledTree
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
  return Object.assign(write, { rich }) as unknown as Text
}

function getMessage(tree: CompiledTree, key: string): CompiledMessage {
  const found = key
    .split('.')
    .reduce<CompiledTree | CompiledMessage | undefined>(
      (branch, name) => (branch as CompiledTree | undefined)?.[name],
      tree,
    )
  // The compiler knows every key, so this is a fault and not a text to show.
  if (found === undefined) throw new Error(`There is no message called ${key}`)
  return found as CompiledMessage
}

function getOrMake<Made>(known: Map<string, Made>, key: string, make: () => Made): Made {
  const made = known.get(key) ?? make()
  known.set(key, made)
  return made
}
