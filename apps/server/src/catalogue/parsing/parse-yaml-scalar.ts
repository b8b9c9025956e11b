/** Not certain what it means: the full parser has to be asked. */
export const unsure = Symbol('unsure')

const numberPattern = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/
/** Letters and pictures, and digits that a space or a colon makes no number: '350 g', '10:00', '+03:00'. */
const textPattern = /^(?:[\p{L}[\p{Extended_Pictographic}--[0-9#*]]]|[+\d][\d.]*[ :%+])/v
const wordPattern = /^(?:null|true|false)$/i

/** `trim` takes a space that does not break lines, which is a part of the text. */
export function trimSpaces(text: string): string {
  return trimLeft(text).replace(/ +$/, '')
}

export function trimLeft(text: string): string {
  return text.replace(/^ +/, '')
}

/** A value on one line, without what stands around it. */
export function parseScalar(text: string): unknown {
  const quote = text[0]
  if (quote === "'" || quote === '"') return parseQuoted(text, quote)
  if (text === 'true' || text === 'false') return text === 'true'
  if (text === 'null') return null
  if (numberPattern.test(text)) return Number(text)
  if (wordPattern.test(text) || !textPattern.test(text)) return unsure
  // A key, or a comment.
  return text.includes(': ') || text.endsWith(':') || text.includes(' #') ? unsure : text
}

function parseQuoted(text: string, quote: string): unknown {
  const inner = text.slice(1, -1)
  const isPlain = text.length > 1 && text.endsWith(quote) && !inner.includes(quote) && !inner.includes('\\')
  return isPlain ? inner : unsure
}

/** Text on one line that means the same in a list and in a map. */
const flowTextPattern = /^(?:"[^"\\]*"|'[^']*'|(?:[^,[\]{}:#"'\\]|:(?=[^\s,[\]{}"'])|(?<=\S)')+)/
const flowKeyPattern = /^(\p{L}[\p{L}\d-]{0,60}): +/u

/** A list or a map on one line. */
export function parseFlow(text: string): unknown {
  const read = readFlow(text)
  return read === undefined || read.rest !== '' ? unsure : read.value
}

interface Read {
  readonly value: unknown
  readonly rest: string
}

function readFlow(text: string): Read | undefined {
  if (text.startsWith('[')) return readFlowList(trimLeft(text.slice(1)))
  if (text.startsWith('{')) return readFlowMap(trimLeft(text.slice(1)))
  const [own = ''] = flowTextPattern.exec(text) ?? []
  const value = own === '' ? unsure : parseScalar(trimSpaces(own))
  return value === unsure ? undefined : { value, rest: text.slice(own.length) }
}

function readFlowList(text: string): Read | undefined {
  const value: unknown[] = []
  let rest = text
  while (!rest.startsWith(']')) {
    const read = readFlow(rest)
    const next = read && skipComma(read.rest, ']')
    if (read === undefined || next === undefined) return undefined
    value.push(read.value)
    rest = next
  }
  return { value, rest: trimLeft(rest.slice(1)) }
}

function readFlowMap(text: string): Read | undefined {
  const value: Record<string, unknown> = {}
  let rest = text
  while (!rest.startsWith('}')) {
    const [all = '', key = ''] = flowKeyPattern.exec(rest) ?? []
    if (key === '' || wordPattern.test(key) || Object.hasOwn(value, key)) return undefined
    const read = readFlow(rest.slice(all.length))
    const next = read && skipComma(read.rest, '}')
    if (read === undefined || next === undefined) return undefined
    value[key] = read.value
    rest = next
  }
  return { value, rest: trimLeft(rest.slice(1)) }
}

/** To the next item, or to the end; a comma in front of the end is left to the full parser. */
function skipComma(text: string, end: string): string | undefined {
  if (text.startsWith(end)) return text
  const next = text.startsWith(',') ? trimLeft(text.slice(1)) : ''
  return next === '' || next.startsWith(end) ? undefined : next
}
