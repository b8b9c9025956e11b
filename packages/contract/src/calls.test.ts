import { isErrorCode } from '@lavash/rulebook/site/error-codes'
import { Value } from 'typebox/value'
import type { TSchema } from 'typebox'
import { describe, expect, test } from 'vitest'
import { callErrorCodes, type Call } from '#call.ts'
import { calls } from '#calls.ts'
import { errorAnswerSchema } from '#errors.ts'
import { makeErrorExample } from '#examples/error-examples.ts'
import { toJson } from '#json-schema.ts'
import { paths } from '#paths.ts'

const rows = Object.entries<Call>(calls)

/** Fits the schema and has no unnamed field: a misspelt optional field would fit as well. */
function misfits(schema: TSchema, example: unknown): unknown[] {
  const cleaned = Value.Clean(schema, toJson(example))
  return [
    ...Value.Errors(schema, example),
    ...(Value.Equal(cleaned, example) ? [] : [{ unknownFieldsOf: example, known: cleaned }]),
  ]
}

describe.each(rows)('%s', (_name, call) => {
  test('has an example of every part of the request, and each fits its schema', () => {
    const wrong = (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
      const schema = call[part]
      const example = call.example[part]
      if (!schema) return example === undefined ? [] : [`${part} without a schema`]
      // Last-Event-ID is the one header a caller may leave out.
      return misfits(schema, part === 'headers' ? (example ?? {}) : example)
    })
    expect(wrong).toEqual([])
  })

  test('has an example of every JSON answer, and each fits its schema', () => {
    const wrong = Object.values(call.answers).flatMap(({ schema, example }) => {
      if (!schema) return example === undefined ? [] : ['an example without a schema']
      return misfits(schema, example)
    })
    expect(wrong).toEqual([])
  })

  test('names only refusals of the catalogue, each once', () => {
    const codes = callErrorCodes(call)
    expect(codes.filter((code) => !isErrorCode(code))).toEqual([])
    expect(call.errors).toEqual([...new Set(call.errors)])
  })

  test('describes exactly the parameters of its path', () => {
    const named = [...call.path.matchAll(/:([A-Za-z]+)/g)].map(([, param]) => String(param))
    expect(Object.keys(call.params?.properties ?? {}).toSorted()).toEqual(named.toSorted())
  })
})

const staffRows = rows.filter(([, call]) => call.staff?.param !== undefined)

test.each(staffRows)('%s names a parameter of its own address as whose it is', (_name, call) => {
  expect(Object.keys(call.params?.properties ?? {})).toContain(call.staff?.param)
})

test('a row for the staff without a rule does not compile', () => {
  const row = { ...calls['staff.me'], staff: undefined }
  // @ts-expect-error: `staff` is missing
  const refused: Call = row
  expect(refused.auth).toBe('staff')
})

// The payment provider's callback is a foreign shape, checked by the provider's own module.
const bodies = rows.filter(([name, call]) => call.body && name !== 'payments.callback')

test.each(bodies)('%s refuses a body with an unknown field', (_name, call) => {
  expect(call.method).not.toBe('GET')
  const body = { ...Object(call.example.body), unknown: 1 }
  expect(call.body && Value.Check(call.body, body)).toBe(false)
})

describe('the table', () => {
  test('has one row for every path and no two rows at one address', () => {
    expect(Object.keys(calls).toSorted()).toEqual(Object.keys(paths).toSorted())
    const addresses = rows.map(([, call]) => `${call.method} ${call.path.replaceAll(/:[A-Za-z]+/g, ':')}`)
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  })

  test('no row hides another: a fixed segment never stands where another row of equal length has a parameter', () => {
    const shapes = rows.map(([name, call]) => ({ name, method: call.method, parts: call.path.split('/') }))
    const hiding = shapes.flatMap((a) =>
      shapes.filter(
        (b) =>
          a.name < b.name &&
          a.method === b.method &&
          a.parts.length === b.parts.length &&
          a.parts.every((part, index) => {
            const other = b.parts[index] ?? ''
            return part === other || part.startsWith(':') || other.startsWith(':')
          }),
      ),
    )
    expect(hiding).toEqual([])
  })

  test('some call carries each code from API-01 to API-25', () => {
    const wanted = Array.from({ length: 25 }, (_, index) => `API-${String(index + 1).padStart(2, '0')}`)
    const carried = new Set(rows.map(([, call]) => call.checklist))
    expect(wanted.filter((id) => !carried.has(id))).toEqual([])
  })

  test('the codes API-01 to API-22 name the calls of the specification, in its order', () => {
    const specified = [
      'GET /1/now',
      'GET /1/p/cities',
      'GET /1/p/cities/:',
      'GET /1/p/menus/:/position-groups',
      'GET /1/p/menus/:/positions',
      'GET /1/p/restos',
      'GET /1/p/restos/:',
      'GET /1/restos/:/deliveries',
      'GET /1/restos/:/positions/modifiers',
      'GET /1/restos/:/position-time-slots',
      'GET /1/restos/:/working-hours',
      'GET /1/restos/:/promotions',
      'POST /1/persons/orders/preflight',
      'POST /1/persons/:/orders/preflight',
      'POST /api/v1/persons/:/orders',
      'GET /api/v1/me',
      'POST /api/v1/sign/refresh',
      'POST /api/v1/sign/in/phone/code',
      'POST /api/v1/sign/in/phone',
      'POST /api/v1/sign/in/apple',
      'POST /api/v1/sign/in/google',
      'POST /1/sign/in/vk-id',
    ]
    const ours = specified.map((_, index) => {
      const id = `API-${String(index + 1).padStart(2, '0')}`
      const found = rows.find(([, call]) => call.checklist === id)?.[1]
      return found && `${found.method} ${found.path.replaceAll(/:[A-Za-z]+/g, ':')}`
    })
    expect(ours).toEqual(specified)
  })

  test('every refusal is documented with an example that fits', () => {
    const codes = new Set(rows.flatMap(([, call]) => callErrorCodes(call)))
    const wrong = [...codes].flatMap((code) => misfits(errorAnswerSchema, makeErrorExample(code)))
    expect(wrong).toEqual([])
  })
})
