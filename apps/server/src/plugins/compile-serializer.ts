import fastJson, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import { keepByObject } from '#keep-by-object.ts'

const getSerializer = keepByObject((schema: object) => fastJson(toWritten(schema) as Schema))

/** One writer for one schema: a refusal looks alike on every route, and a second application in the process has the same answers. */
export const compileSerializer: FastifySerializerCompiler<object> = ({ schema }) => getSerializer(schema)

/**
 * The writer of `anyOf` asks a validator which of them it has before it. One type or null it can tell apart by itself, when
 * told; and names out of a list need not be searched for what has to be escaped.
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
