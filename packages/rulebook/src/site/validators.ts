/**
 * V-02: generic form rules, for other forms and other servers. Nothing shipped calls most of them, but the
 * specification asks for all. The rules of the order form are in order-form.ts.
 */
import { emailMaxLength } from './limits.ts'
import type { ValidationProblem } from './validation-problem.ts'

export type Validator<Value> = (value: Value) => ValidationProblem | null

/** Code points, as JSON Schema counts: an emoji is one character for the form and for the server alike. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

export function isBlank(text: string): boolean {
  return text.trim() === ''
}

const emailLocalMaxLength = 64

/**
 * Deliberately wider than RFC 5321's ASCII, because addresses like почта@пример.рф are real (RFC 6531).
 * Works on pieces instead of one large expression: no input can make it backtrack.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  const labels = text.slice(at + 1).split('.')
  return (
    at > 0 &&
    text.length <= emailMaxLength &&
    local.length <= emailLocalMaxLength &&
    /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u.test(local) &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..') &&
    labels.length >= 2 &&
    labels.every(isDomainLabel) &&
    /^\p{L}/u.test(labels.at(-1) ?? '')
  )
}

function isDomainLabel(label: string): boolean {
  return (
    label.length <= 63 &&
    /^[\p{L}\p{M}\p{N}-]+$/u.test(label) &&
    !label.startsWith('-') &&
    !label.endsWith('-')
  )
}

export const required: Validator<string> = (value) =>
  isBlank(value) ? { key: 'validation.generic.required', params: {} } : null

/** As in HTML forms, an empty optional field is nobody's mistake: only `required` and `notEmpty` refuse emptiness. */
function whenFilled(test: (value: string) => boolean, problem: ValidationProblem): Validator<string> {
  return (value) => (value === '' || test(value) ? null : problem)
}

export const email = whenFilled(isEmail, { key: 'validation.generic.email', params: {} })

export const number = whenFilled((value) => /^[0-9]+$/.test(value), {
  key: 'validation.generic.number',
  params: {},
})

export const integer = whenFilled((value) => /^-?[0-9]+$/.test(value), {
  key: 'validation.generic.integer',
  params: {},
})

export const capital = whenFilled((value) => !/\p{Ll}/u.test(value), {
  key: 'validation.generic.capital',
  params: {},
})

export function maxLength(max: number): Validator<string> {
  return whenFilled((value) => countCharacters(value) <= max, {
    key: 'validation.generic.maxLength',
    params: { 0: max },
  })
}

export function minLength(min: number): Validator<string> {
  return whenFilled((value) => countCharacters(value) >= min, {
    key: 'validation.generic.minLength',
    params: { 0: min },
  })
}

export function strictLength(length: number): Validator<string> {
  return whenFilled((value) => countCharacters(value) === length, {
    key: 'validation.generic.strictLength',
    params: {},
  })
}

export function exclude(...characters: readonly string[]): Validator<string> {
  return (value) => {
    const character = characters.find((candidate) => value.includes(candidate))
    return character === undefined ? null : { key: 'validation.generic.exclude', params: { 0: character } }
  }
}

export const notEmpty: Validator<readonly unknown[]> = (values) =>
  values.length === 0 ? { key: 'validation.generic.notEmpty', params: {} } : null

/** `search` and not `test`: a global expression remembers where it stopped and would refuse every second try. */
export function pattern(expression: RegExp): Validator<string> {
  return whenFilled((value) => value.search(expression) !== -1, {
    key: 'validation.generic.pattern',
    params: {},
  })
}
