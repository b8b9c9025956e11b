/**
 * Fast path: schemas are simplified before fast-json-stringify compiles them. As they stand in the contract, a preflight
 * costs 1.1 times as much (`npm run bench -- fast-paths`, docs/decisions/fast-paths.md).
 */
import fastJson, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import { keepByObject } from '#keep-by-object.ts'

const getSerializer = keepByObject((schema: object) => fastJson(toWritten(schema) as Schema))

/** Schemas are shared by routes, so each is compiled once. */
export const compileSerializer: FastifySerializerCompiler<object> = ({ schema }) => getSerializer(schema)

/**
 * For `anyOf` the library runs a validator on each value. With `nullable` it tells one type from null by itself. Names
 * of a list contain nothing to escape, and `unsafe` skips the search.
 */
function toWritten(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toWritten)
  if (typeof schema !== 'object' || schema === null) return schema
  const written: Record<string, unknown> = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, toWritten(value)]),
  )
  if (isPlainNames(written['enum'])) return { ...written, format: 'unsafe' }
  const { anyOf, ...rest } = written
  return isOneOrNull(anyOf) ? { ...rest, ...anyOf[0], nullable: true } : written
}

function isPlainNames(names: unknown): boolean {
  return Array.isArray(names) && names.every((name) => typeof name === 'string' && /^[\w.-]+$/.test(name))
}

function isOneOrNull(anyOf: unknown): anyOf is [object, { type: 'null' }] {
  return Array.isArray(anyOf) && anyOf.length === 2 && anyOf[1].type === 'null'
}
