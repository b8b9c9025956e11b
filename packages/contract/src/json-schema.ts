import type { TSchema } from 'typebox'
import { nouns } from '#nouns.ts'

export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

/** Serialising removes everything of a TypeBox type that is not JSON Schema. */
export function toJson(value: unknown): Json {
  const json: Json = JSON.parse(JSON.stringify(value ?? null))
  return json
}

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Plain JSON Schema with each nested noun as a reference to its definition. */
export function toJsonSchema(schema: TSchema): JsonObject {
  const plain = toJson(schema)
  if (!isJsonObject(plain)) throw new TypeError('A schema is an object')
  return mapChildren(plain)
}

export function toReferencedSchema(schema: TSchema): JsonObject {
  const referenced = refer(toJson(schema))
  if (!isJsonObject(referenced)) throw new TypeError('A schema is an object')
  return referenced
}

function refer(value: Json): Json {
  if (Array.isArray(value)) return value.map(refer)
  if (!isJsonObject(value)) return value
  const { title } = value
  if (typeof title === 'string' && nouns.has(title)) return { $ref: `#/components/schemas/${title}` }
  return mapChildren(value)
}

function mapChildren(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, refer(value)]))
}
