import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { calls } from '#calls.ts'
import { isJsonObject, type Json } from '#json-schema.ts'
import { makeOpenApiDocument } from '#openapi.ts'

const document = makeOpenApiDocument({ version: '1.2.3' })

function get(value: Json | undefined, ...keys: string[]): Json | undefined {
  return keys.reduce<Json | undefined>((at, key) => (isJsonObject(at) ? at[key] : undefined), value)
}

function listReferences(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(listReferences)
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, child]) =>
    key === '$ref' && typeof child === 'string' ? [child] : listReferences(child),
  )
}

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const result = await validator.validate(makeOpenApiDocument({ version: '1.2.3' }))
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  test('has an operation for every row', () => {
    for (const [name, call] of Object.entries(calls)) {
      const path = call.path.replaceAll(/:([A-Za-z]+)/g, '{$1}')
      expect(get(document, 'paths', path, call.method.toLowerCase(), 'operationId')).toBe(name)
    }
  })

  test('every reference leads to a component', () => {
    const references = new Set(listReferences(document))
    expect(references.size).toBeGreaterThan(20)
    const missing = [...references].filter(
      (reference) => get(document, ...reference.slice(2).split('/')) === undefined,
    )
    expect(missing).toEqual([])
  })

  test('a personal call asks for the access token, an open one for nothing', () => {
    expect(get(document, 'paths', '/api/v1/me', 'get', 'security')).toEqual([{ access: [] }])
    expect(get(document, 'paths', '/api/v1/sign/refresh', 'post', 'security')).toEqual([{ refresh: [] }])
    expect(get(document, 'paths', '/1/now', 'get', 'security')).toEqual([])
  })

  test('a call of the staff tells its cookie, the least role and whose it is', () => {
    const operation = get(document, 'paths', '/1/staff/brands/{brandId}/restos', 'get')
    expect(get(operation, 'security')).toEqual([{ staff: [] }])
    expect(get(operation, 'x-staff')).toEqual({ least: 'ANYBODY', whose: 'venues', param: 'brandId' })
  })

  test('a refusal shows what it carries: the new total of an order', () => {
    const answer = get(document, 'paths', '/api/v1/persons/{personId}/orders', 'post', 'responses', '409')
    expect(
      get(answer, 'content', 'application/json', 'examples', 'order.total-changed', 'value', 'errors'),
    ).toEqual([{ code: 'order.total-changed', message: '…', total: 79200 }])
  })

  test('API-26 array queries are told to be joined by commas', () => {
    const parameters = get(document, 'paths', '/1/geo/suggest', 'get', 'parameters')
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: 'bounds', style: 'form', explode: false }),
    )
  })
})
