import type { FastifySchemaValidationError } from 'fastify'
import { type TObject, type TSchema, Type } from 'typebox'

/** More problems would help only an attacker, and each costs time. */
const maxProblems = 8

export type IsValid = (schema: TSchema, value: unknown) => boolean

/**
 * The first few problems of a refused value. TypeBox's own list visits every item of a list, however long it is:
 * 131,000 zeros in place of a cart's positions cost 100 ms of the event loop. Here a list that is too long is refused
 * by its length, only invalid parts are entered, and the search ends at `maxProblems`.
 */
export function listProblems(
  schema: TSchema,
  value: unknown,
  isValid: IsValid,
): FastifySchemaValidationError[] {
  const problems: FastifySchemaValidationError[] = []
  for (const problem of findProblems(schema, value, '', isValid)) {
    problems.push(problem)
    if (problems.length === maxProblems) break
  }
  return problems
}

function* findProblems(
  schema: TSchema,
  value: unknown,
  path: string,
  isValid: IsValid,
): Generator<FastifySchemaValidationError, undefined> {
  if (Type.IsArray(schema) && Array.isArray(value) && isOfAllowedLength(schema, value)) {
    for (const [index, item] of value.entries()) {
      if (!isValid(schema.items, item)) yield* findProblems(schema.items, item, `${path}/${index}`, isValid)
    }
  } else if (Type.IsObject(schema) && isRecord(value)) {
    yield* findObjectProblems(schema, value, path, isValid)
  } else {
    yield toProblem('invalid', path)
  }
}

function* findObjectProblems(
  schema: TObject,
  value: Readonly<Record<string, unknown>>,
  path: string,
  isValid: IsValid,
): Generator<FastifySchemaValidationError, undefined> {
  const { properties, required } = schema as TObject & { required?: string[] }
  const missing = (required ?? []).filter((name: string) => !Object.hasOwn(value, name))
  if (missing.length > 0) yield toProblem('required', path, { requiredProperties: missing })
  for (const [name, field] of Object.entries<TSchema>(properties)) {
    const isGiven = Object.hasOwn(value, name) && value[name] !== undefined
    if (isGiven && !isValid(field, value[name])) {
      yield* findProblems(field, value[name], `${path}/${toPointer(name)}`, isValid)
    }
  }
  if (!('additionalProperties' in schema) || schema['additionalProperties'] !== false) return
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(properties, name)) yield toProblem('boolean', `${path}/${toPointer(name)}`)
  }
}

function isOfAllowedLength(schema: TSchema, { length }: readonly unknown[]): boolean {
  const { minItems = 0, maxItems = Infinity }: TSchema & { minItems?: number; maxItems?: number } = schema
  return length >= minItems && length <= maxItems
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toProblem(
  keyword: string,
  instancePath: string,
  params: Readonly<Record<string, string | string[]>> = {},
): FastifySchemaValidationError {
  return { keyword, instancePath, params, schemaPath: '', message: 'is not valid' }
}

/** A name as a part of a JSON pointer (RFC 6901). */
function toPointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
