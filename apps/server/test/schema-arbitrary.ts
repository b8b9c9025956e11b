import fc from 'fast-check'
import { type TSchema, Type } from 'typebox'

/** Values worth trying for a property, by its name: real ids lead further into the product than random ones. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>

interface Bounds {
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly enum?: readonly unknown[]
  readonly const?: unknown
}

/** A body is finite on the wire; a test's is smaller. */
const maxTextLength = 60
const maxArrayLength = 4

/** Values that fit a schema of the contract. */
export function arbitraryOf(schema: TSchema, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const generated = generate(schema, known, name)
  const values = known[name] ?? []
  if (values.length === 0) return generated
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: generated })
}

function generate(schema: TSchema, known: KnownValues, name: string): fc.Arbitrary<unknown> {
  const bounds: Bounds = schema
  if (bounds.enum !== undefined) return fc.constantFrom(...bounds.enum)
  if (bounds.const !== undefined) return fc.constant(bounds.const)
  if (Type.IsUnion(schema)) return fc.oneof(...schema.anyOf.map((one) => generate(one, known, name)))
  if (Type.IsObject(schema)) {
    const entries = Object.entries(schema.properties)
    return fc.record(
      Object.fromEntries(entries.map(([key, value]) => [key, arbitraryOf(value, known, key)])),
      { requiredKeys: [...(schema.required ?? [])], noNullPrototype: true },
    )
  }
  if (Type.IsArray(schema)) {
    const { minItems = 0, maxItems = maxArrayLength } = bounds
    const maxLength = Math.max(minItems, Math.min(maxItems, maxArrayLength))
    return fc.array(arbitraryOf(schema.items, known, name), { minLength: minItems, maxLength })
  }
  if (Type.IsString(schema)) return textOf(bounds)
  const { minimum = -1_000_000, maximum = 1_000_000 } = bounds
  if (Type.IsInteger(schema)) return fc.integer({ min: minimum, max: maximum })
  if (Type.IsNumber(schema)) return fc.double({ min: minimum, max: maximum, noNaN: true })
  if (Type.IsBoolean(schema)) return fc.boolean()
  if (Type.IsNull(schema)) return fc.constant(null)
  return fc.jsonValue()
}

function textOf({ minLength = 0, maxLength = maxTextLength, pattern, format }: Bounds): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time') {
    const range = { min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }
    return fc.date(range).map((date) => date.toISOString())
  }
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return fc.string({
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, maxTextLength)),
    unit: 'grapheme',
  })
}
