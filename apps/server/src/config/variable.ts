import { isIP } from 'node:net'

/** One variable of the environment: its name, the line that explains it in .env.example, how its text is read. */
export interface Variable<T> {
  readonly name: string
  readonly about: string
  /** Shown in .env.example; a made-up value for a secret. */
  readonly example: string
  /** A missing optional variable reads as its default; a missing required one is a problem of its group. */
  readonly fallback?: { readonly value: T }
  /** Throws a BadValue that says what was expected, without repeating the text: it may be a secret. */
  read(text: string): T
}

export class BadValue extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>

interface Line {
  readonly name: string
  readonly about: string
  readonly example: string
}

function required<T>(line: Line, read: (text: string) => T): Variable<T> {
  return { ...line, read }
}

/** The same variable with a value for when it is not set. */
export function optional<T>(variable: Variable<T>, value: NoInfer<T>): Variable<T>
export function optional<T>(variable: Variable<T>, value: undefined): Variable<T | undefined>
export function optional<T>(variable: Variable<T>, value: T | undefined): Variable<T | undefined> {
  return { ...variable, fallback: { value } }
}

export function text(line: Line): Variable<string> {
  return required(line, (value) => value)
}

export function secretText(line: Line, minLength: number): Variable<string> {
  return required(line, (value) => {
    if (value.length >= minLength) return value
    throw new BadValue(`${minLength} or more random characters`)
  })
}

export function list(line: Line): Variable<readonly string[]> {
  return required(line, (value) => {
    const items = value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
    if (items.length > 0) return items
    throw new BadValue('one value or more, joined by commas')
  })
}

export function listOf<const T extends string>(line: Line, choices: readonly T[]): Variable<readonly T[]> {
  const choice = oneOf(line, choices)
  return listBy(line, (item) => choice.read(item))
}

function listBy<T>(line: Line, readItem: (item: string) => T): Variable<readonly T[]> {
  return required(line, (value) => list(line).read(value).map(readItem))
}

export function integer(line: Line, range: { min: number; max: number }): Variable<number> {
  return required(line, (value) => {
    const number = Number(value)
    if (Number.isInteger(number) && number >= range.min && number <= range.max) return number
    throw new BadValue(`a whole number from ${range.min} to ${range.max}`)
  })
}

export function oneOf<const T extends string>(line: Line, choices: readonly T[]): Variable<T> {
  return required(line, (value) => {
    const choice = choices.find((known) => known === value)
    if (choice !== undefined) return choice
    throw new BadValue(`one of ${choices.join(', ')}`)
  })
}

/** An address without a slash at its end, so that paths can be put behind it. */
export function webAddress(line: Line, protocols: readonly string[] = ['http:', 'https:']): Variable<string> {
  return required(line, (value) => {
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value.replace(/\/+$/, '')
    throw new BadValue(
      `an address beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )
  })
}

/** Scheme, host and port alone, as a browser writes them: what is put behind it, or asked of it, means one thing. */
export function origin(line: Line): Variable<string> {
  return required(line, (value) => {
    const found = findOrigin(value)
    if (found !== undefined) return found
    throw new BadValue('a site such as https://shop.example, without a path, a query or a password')
  })
}

/** Sites as a browser names them in `Origin`, or `*`: compared letter for letter, a slash at the end matched nobody. */
export function origins(line: Line): Variable<readonly string[]> {
  return listBy(line, (item) => {
    const found = item === '*' ? item : findOrigin(item)
    if (found !== undefined) return found
    throw new BadValue('sites such as https://shop.example, without a path, or *')
  })
}

function findOrigin(value: string): string | undefined {
  const url = URL.parse(value)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  return isWeb && url.href === `${url.origin}/` ? url.origin : undefined
}

const proxyWords = ['loopback', 'linklocal', 'uniquelocal']

/** What Fastify's trustProxy takes: it throws at the start on anything else, and takes `1` for 0.0.0.1. */
export function proxies(line: Line): Variable<readonly string[]> {
  return listBy(line, (item) => {
    if (proxyWords.includes(item) || isAddressOrRange(item)) return item
    throw new BadValue(`IP addresses, ranges such as 10.0.0.0/8, or ${proxyWords.join(', ')}`)
  })
}

function isAddressOrRange(item: string): boolean {
  const [, address = '', bits] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(item) ?? []
  const version = isIP(address)
  if (version === 0 || bits === undefined) return version !== 0
  return Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128)
}
