import { isDeepStrictEqual } from 'node:util'
import { isLocale, type Locale } from '@lavash/rulebook/site/locales'
import { isRecord } from '#catalogue/parsing/find-misfits.ts'
import type { ThingValue } from '#catalogue/drafts/thing.ts'
import { toFieldText, toServerText } from '#error-message.ts'

/** A field of which the two sides differ; a text is one field for each language. */
export interface ChangedField {
  readonly field: string
  readonly from: unknown
  readonly to: unknown
}

export function listChangedFields(before: ThingValue, after: ThingValue): ChangedField[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields.flatMap((field) => {
    const [from, to] = [before[field], after[field]]
    if (isDeepStrictEqual(from, to)) return []
    const locales = [from, to].flatMap((side) => (isLocalText(side) ? Object.keys(side) : []))
    if (locales.length === 0) return [{ field, from, to }]
    return [...new Set(locales)].flatMap((locale) => {
      const [one, other] = [toText(from, locale), toText(to, locale)]
      return one === other ? [] : [{ field: `${field}.${locale}`, from: one, to: other }]
    })
  })
}

function isLocalText(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => isLocale(key))
}

/** The same text in every language is written once. */
function toText(side: unknown, locale: string): unknown {
  return isLocalText(side) ? side[locale] : side
}

const amounts: ReadonlySet<string> = new Set(['price', 'averageCheck', 'amount', 'minOrder', 'maxDiscount'])
const maxWordLength = 60

/** 'Price: 329 RUB → 349 RUB'; only the field's name where the values say nothing in a few letters. */
export function describeField(
  { field, from, to }: ChangedField,
  { locale, currency }: { readonly locale: Locale; readonly currency: string },
): { field: string; words: string; from: unknown; to: unknown } {
  const [first = '', language] = field.split('.')
  const name = toFieldText(first, locale) + (language === undefined ? '' : ` (${language})`)
  const toWords = (value: unknown): string | undefined => {
    const words = toShort(value, locale)
    return words !== undefined && amounts.has(first) && value !== undefined ? `${words} ${currency}` : words
  }
  const [one, other] = [toWords(from), toWords(to)]
  const hasWords = first !== 'order' && one !== undefined && other !== undefined
  const words = hasWords ? toServerText('text.difference', locale, { name, from: one, to: other }) : name
  return { field, words, from: from ?? null, to: to ?? null }
}

function toShort(value: unknown, locale: Locale): string | undefined {
  if (value === undefined || value === null) return '—'
  if (typeof value === 'boolean') return toServerText(value ? 'text.yes' : 'text.no', locale)
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return toShort(value.length === 0 ? '—' : value.join(', '), locale)
  }
  return typeof value === 'string' && value.length <= maxWordLength && !value.includes('\n')
    ? value
    : undefined
}
