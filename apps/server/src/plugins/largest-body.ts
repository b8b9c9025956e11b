import { type TSchema, Type } from 'typebox'

/** The longest encoding of one character: `\u0000`. */
const bytesOfCharacter = 6
/** The longest number, `-0.1234567890123456e-100`. It is longer than true, false and null. */
const bytesOfScalar = 24
/** Indented JSON doubles the size of a small body. */
const spaceForLayout = 2
/** Some clients send `{}` to a call without a body. */
const leastBytes = 1024

/** The largest body in bytes that fits the schema. Infinity if the schema has no bounds. */
export function toLargestBody(schema: TSchema | undefined): number {
  return schema === undefined ? leastBytes : leastBytes + spaceForLayout * countBytes(schema)
}

type Bounds = TSchema & { readonly maxItems?: number; readonly maxLength?: number }

function countBytes(schema: TSchema): number {
  if (Type.IsObject(schema)) {
    const fields = Object.entries<TSchema>(schema.properties)
    return fields.reduce((sum, [name, field]) => sum + name.length + 4 + countBytes(field), 2)
  }
  const { maxItems = Infinity, maxLength = Infinity }: Bounds = schema
  if (Type.IsArray(schema)) return 2 + maxItems * (1 + countBytes(schema.items))
  if (Type.IsString(schema)) return 2 + maxLength * bytesOfCharacter
  if (Type.IsEnum(schema)) return Math.max(...schema.enum.map((value) => JSON.stringify(value).length))
  if (Type.IsUnknown(schema) || Type.IsUnion(schema)) return Infinity
  return bytesOfScalar
}
