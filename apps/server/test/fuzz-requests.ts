import type { Call } from '@lavash/contract/call'
import { calls } from '@lavash/contract/calls'
import type { CallName } from '@lavash/contract/paths'
import fc from 'fast-check'
import type { TObject } from 'typebox'
import { breakValue } from './broken-values.ts'
import { arbitraryOf, type KnownValues } from './schema-arbitrary.ts'

type Texts = Readonly<Record<string, string>>

export interface FuzzRequest {
  readonly name: CallName
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

export interface FuzzWorld {
  readonly known: KnownValues
  /** Whom a call may be made as: mostly somebody it is allowed to. */
  readonly authorizations: readonly string[]
  /** The cookies of a call of the restaurant's side, and where it says that it comes from. */
  readonly staffHeaders: readonly Texts[]
}

const nothing = fc.constant<unknown>({})

/** Requests of one row of the contract: as it says, and broken in one or more ways. */
export function fuzzRequests(name: CallName, world: FuzzWorld): fc.Arbitrary<FuzzRequest> {
  const call: Call = calls[name]
  return fc
    .record({
      method: fc.oneof(
        { weight: 30, arbitrary: fc.constant(call.method) },
        { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS') },
      ),
      params: maybeBroken(partOf(call.params, world), 6),
      query: maybeBroken(partOf(call.query, world), 4),
      headers: maybeBroken(partOf(call.headers, world), 6),
      body: call.body === undefined ? fc.constant(undefined) : bodyOf(name, call, world),
      authorization: fc.constantFrom(...world.authorizations),
      staff:
        call.part === 'staff' || call.auth === 'staff'
          ? fc.constantFrom(...world.staffHeaders)
          : fc.constant({}),
      language: fc.constantFrom('ru', 'en', 'cnr', 'xx', '', ';;q=9,*'),
      contentType: contentTypeOf(call),
    })
    .map((parts) => ({
      name,
      method: parts.method,
      path: `${toPath(call.path, toTexts(parts.params))}${toSearch(toTexts(parts.query))}`,
      headers: {
        ...toHeaders(toTexts(parts.headers)),
        ...(parts.authorization !== '' && { authorization: parts.authorization }),
        ...parts.staff,
        'accept-language': parts.language,
        ...(parts.body !== undefined && { 'content-type': parts.contentType }),
      },
      body: parts.method === 'GET' || parts.method === 'HEAD' ? undefined : parts.body,
    }))
}

function partOf(schema: TObject | undefined, { known }: FuzzWorld): fc.Arbitrary<unknown> {
  return schema === undefined ? nothing : arbitraryOf(schema, known)
}

function maybeBroken(whole: fc.Arbitrary<unknown>, soundWeight: number): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: soundWeight, arbitrary: whole }, { weight: 1, arbitrary: breakValue(whole) })
}

function bodyOf(name: CallName, call: Call, { known }: FuzzWorld): fc.Arbitrary<string> {
  const sound = call.body === undefined ? nothing : arbitraryOf(call.body, known, `${name} body`)
  const isForm = call.bodyMediaType === 'application/x-www-form-urlencoded'
  const write = isForm
    ? (value: unknown): string => toSearch(toTexts(value)).slice(1)
    : (value: unknown): string => JSON.stringify(value) ?? ''
  return fc.oneof(
    { weight: 7, arbitrary: sound.map(write) },
    { weight: 5, arbitrary: breakValue(sound).map(write) },
    // Cut off, not JSON at all, or JSON that attacks a parser.
    { weight: 1, arbitrary: fc.tuple(sound, fc.nat()).map(([value, at]) => cut(write(value), at)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '[', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":1}}', '[[[['),
    },
  )
}

function cut(text: string, at: number): string {
  return text.slice(0, text.length === 0 ? 0 : at % text.length)
}

function contentTypeOf({ bodyMediaType = 'application/json' }: Call): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 20, arbitrary: fc.constant(bodyMediaType) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'text/plain',
        'text/xml',
        'application/json; charset=x',
        'application/x-www-form-urlencoded',
        'nonsense',
      ),
    },
  )
}

/** Addresses and headers are texts: whatever was broken becomes one. */
function toTexts(value: unknown): Texts {
  if (typeof value !== 'object' || value === null) return { broken: toText(value) }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toText(part)]))
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(',')
  return typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '')
}

function toPath(pattern: string, params: Texts): string {
  return pattern.replaceAll(/:([A-Za-z]+)/g, (_, name: string) =>
    // A part that was left out leaves an address with a hole in it.
    encodeURIComponent(params[name] ?? '').slice(0, 2000),
  )
}

function toSearch(query: Texts): string {
  const search = new URLSearchParams(query).toString().slice(0, 4000)
  return search === '' ? '' : `?${search}`
}

/** What no client could put on the wire is not worth trying. */
function toHeaders(headers: Texts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => /^[a-z-]+$/.test(name))
      .map(([name, value]) => [name, value.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 4000)]),
  )
}
