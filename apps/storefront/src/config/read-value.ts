/** Readers of single configuration values: the parsed value, or what was expected instead. */
export type Reading<Value> = { ok: true; value: Value } | { ok: false; expected: string }
export type Reader<Value> = (raw: unknown) => Reading<Value>

const accepted = <Value>(value: Value): Reading<Value> => ({ ok: true, value })
const refused = <Value>(expected: string): Reading<Value> => ({ ok: false, expected })

export function readThat<Value>(isFitting: (raw: unknown) => raw is Value, expected: string): Reader<Value> {
  return (raw) => (isFitting(raw) ? accepted(raw) : refused(expected))
}

export const readText = readThat(
  (raw): raw is string => typeof raw === 'string' && raw.trim() !== '',
  'a text that is not empty',
)

/** A label code is a part of addresses, so only characters that need no escaping are allowed. */
export const readLabel = readThat(
  (raw): raw is string => typeof raw === 'string' && /^[\w-]{1,64}$/.test(raw),
  'letters, digits, _ and - only',
)

/** `https://api.example.com`, or a path of the storefront's own host (`/`, `/api`). A closing slash is removed. */
export function readAddress(raw: unknown): Reading<string> {
  const expected = 'an http(s) address or a path that begins with /'
  if (typeof raw !== 'string') return refused(expected)
  const isPath = raw.startsWith('/') && !raw.startsWith('//')
  if (!isPath && !isWebAddress(raw)) return refused(expected)
  return accepted(raw.replace(/\/+$/, ''))
}

function isWebAddress(raw: string): boolean {
  return /^https?:\/\//.test(raw) && URL.canParse(raw)
}

/** Build-time values are texts, the document's are numbers. */
export function readWholeNumber(raw: unknown): Reading<number> {
  const value = typeof raw === 'string' && /^\d+$/.test(raw) ? Number(raw) : raw
  return Number.isSafeInteger(value) ? accepted(Number(value)) : refused('a whole number')
}

export function readFlag(raw: unknown): Reading<boolean> {
  if (raw === true || raw === 'true') return accepted(true)
  if (raw === false || raw === 'false') return accepted(false)
  return refused('true or false')
}

export function readOneOf<const Value extends string>(values: readonly Value[]): Reader<Value> {
  const isOne = (raw: unknown): raw is Value => values.some((value) => value === raw)
  return readThat(isOne, `one of ${values.join(', ')}`)
}

export function readListOf<const Value extends string>(values: readonly Value[]): Reader<readonly Value[]> {
  return (raw) => {
    const items: unknown = typeof raw === 'string' ? raw.split(',').map((item) => item.trim()) : raw
    const known = Array.isArray(items) ? values.filter((value) => items.includes(value)) : []
    const isKnown = Array.isArray(items) && items.length > 0 && known.length === new Set(items).size
    return isKnown ? accepted(known) : refused(`one or more of ${values.join(', ')}`)
  }
}
