import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { SourcePath } from './source-file.ts'

/** A place where a file does not fit its schema. */
export interface Misfit {
  path: SourcePath
  /** The path ends with a key that should not be there. */
  isKey: boolean
  problem: string
  expected: string
  /** A misspelt word and the words that would be right. */
  word?: string
  candidates?: readonly string[]
}

/** The part of JSON Schema that the folder's schemas use. */
interface Shape {
  type?: string
  description?: string
  enum?: unknown[]
  anyOf?: TSchema[]
  properties?: Record<string, TSchema>
  patternProperties?: Record<string, TSchema>
  required?: string[]
  additionalProperties?: unknown
  minProperties?: number
  items?: TSchema
  minItems?: number
  maxItems?: number
}

/**
 * Finds everything that does not fit. The validator's own list of errors is cut after a few, names every
 * branch of a union and knows nothing of an owner's words; so the walk is ours and only the leaves are its.
 */
export function* findMisfits(schema: TSchema, value: unknown, path: SourcePath = []): Generator<Misfit> {
  const shape = schema as Shape
  if (shape.anyOf) return yield* findUnionMisfits(schema, shape.anyOf, value, path)
  if (shape.type === 'object') return yield* findObjectMisfits(schema, shape, value, path)
  if (shape.type === 'array') return yield* findArrayMisfits(schema, shape, value, path)
  if (!Value.Check(schema, value)) yield toMisfit(schema, value, path)
}

/** A union is an easy form and a long one: the value's own kind tells which was meant. */
function* findUnionMisfits(
  schema: TSchema,
  branches: readonly TSchema[],
  value: unknown,
  path: SourcePath,
): Generator<Misfit> {
  const kind = kindOf(value)
  const meant = branches.filter((branch) => (branch as Shape).type === kind)
  if (meant.length === 1 && meant[0] && (kind === 'object' || kind === 'array')) {
    return yield* findMisfits(meant[0], value, path)
  }
  if (!Value.Check(schema, value)) yield toMisfit(schema, value, path)
}

function* findObjectMisfits(
  schema: TSchema,
  shape: Shape,
  value: unknown,
  path: SourcePath,
): Generator<Misfit> {
  if (!isRecord(value)) return yield toMisfit(schema, value, path)
  if (Object.keys(value).length < (shape.minProperties ?? 0)) yield toMisfit(schema, value, path)
  const properties = shape.properties ?? {}
  const patterns = Object.entries(shape.patternProperties ?? {})
  for (const [key, child] of Object.entries(value)) {
    const childSchema = Object.hasOwn(properties, key)
      ? properties[key]
      : patterns.find(([pattern]) => new RegExp(pattern).test(key))?.[1]
    if (childSchema) yield* findMisfits(childSchema, child, [...path, key])
    else if (shape.additionalProperties === false) yield toUnknownKey(shape, key, [...path, key])
  }
  for (const key of shape.required ?? []) {
    if (Object.hasOwn(value, key)) continue
    const expected = describeShape(properties[key])
    yield { path, isKey: false, problem: `'${key}' is missing`, expected: `${key}: ${expected}` }
  }
}

function describeShape(shape: Shape | undefined): string {
  return shape?.description ?? 'a value'
}

function toUnknownKey(shape: Shape, key: string, path: SourcePath): Misfit {
  const known = Object.keys(shape.properties ?? {})
  const expected = known.length > 0 ? `one of ${known.join(', ')}` : (shape.description ?? 'a known key')
  return { path, isKey: true, problem: `unknown key '${key}'`, expected, word: key, candidates: known }
}

function* findArrayMisfits(
  schema: TSchema,
  shape: Shape,
  value: unknown,
  path: SourcePath,
): Generator<Misfit> {
  if (!Array.isArray(value)) return yield toMisfit(schema, value, path)
  if (value.length < (shape.minItems ?? 0)) yield toMisfit(schema, value, path)
  if (value.length > (shape.maxItems ?? Infinity)) yield toMisfit(schema, value, path)
  if (!shape.items) return
  for (const [index, item] of value.entries()) yield* findMisfits(shape.items, item, [...path, index])
}

function toMisfit(schema: TSchema, value: unknown, path: SourcePath): Misfit {
  const { description, enum: allowed, type } = schema as Shape
  const misfit: Misfit = {
    path,
    isKey: false,
    problem: `${toSubject(path)} is ${toWords(value)}`,
    expected: description ?? type ?? 'something else',
  }
  if (!allowed || typeof value !== 'string') return misfit
  return { ...misfit, word: value, candidates: allowed.map(String) }
}

function toSubject(path: SourcePath): string {
  const last = path.at(-1)
  if (last === undefined) return 'the file'
  return typeof last === 'string' ? `'${last}'` : `item ${last + 1} of '${path.at(-2) ?? 'the list'}'`
}

function toWords(value: unknown): string {
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  if (typeof value === 'string') return `'${value.slice(0, 80)}'`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return Object.keys(value).length === 0 ? 'an empty set of keys' : 'a set of keys'
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : isRecord(value) ? 'object' : typeof value
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
