import { type TObject, type TSchema, Type } from 'typebox'

/** The most that the schema lets in. */
export function makeLargest(schema: TSchema): unknown {
  const bounds: TSchema & { maxItems?: number; maxLength?: number; maximum?: number; format?: string } =
    schema
  if (Type.IsObject(schema)) {
    const fields = Object.entries<TSchema>(schema.properties)
    return Object.fromEntries(fields.map(([name, field]) => [name, makeLargest(field)]))
  }
  if (Type.IsArray(schema)) return Array(bounds.maxItems ?? 100).fill(makeLargest(schema.items))
  if (Type.IsEnum(schema)) return schema.enum[0]
  if (Type.IsLiteral(schema)) return schema.const
  if (!Type.IsString(schema)) return bounds.maximum ?? 1
  if (bounds.format === 'date-time') return '2026-11-16T12:00:00.000000+03:00'
  return 'x'.repeat(bounds.maxLength ?? 100)
}

export interface HostileBody {
  readonly title: string
  readonly text: string
}

/** Bodies that are made to be expensive, each as long as the call's limit lets in. */
export function makeHostile(schema: TSchema | undefined, maxBytes: number): HostileBody[] {
  const fields = schema !== undefined && Type.IsObject(schema) ? Object.keys(schema.properties) : []
  const good = schema === undefined ? {} : makeSmallest(schema)
  const fill = (title: string, begin: string, part: (index: number) => string, end: string): HostileBody => {
    let text = begin
    for (let index = 0; text.length + end.length + 40 < maxBytes; index++) {
      text += `${index === 0 ? '' : ','}${part(index)}`
    }
    return { title, text: text + end }
  }
  const ofField = fields.flatMap((name) => {
    const others = JSON.stringify({ ...(good as object), [name]: undefined }).slice(0, -1)
    const begin = `${others}${others === '{' ? '' : ','}"${name}":`
    const field = (schema as TObject).properties[name] as TSchema
    const item = Type.IsArray(field) ? JSON.stringify(makeSmallest(field.items)) : '0'
    return [
      fill(`zeros as ${name}`, `${begin}[`, () => '0', ']}'),
      fill(`valid items as ${name}`, `${begin}[`, () => item, ']}'),
      { title: `a text as ${name}`, text: `${begin}"${'ё'.repeat(maxBytes / 2 - begin.length)}"}` },
    ]
  })
  const nested = maxBytes / 2 - 10
  return [
    ...ofField,
    fill('unknown fields', '{', (index) => `"${index.toString(36)}":0`, '}'),
    fill('zeros and a prototype', '{"a":[', () => '0', '],"b":{"__proto__":0}}'),
    { title: 'lists in lists', text: '['.repeat(nested) + ']'.repeat(nested) },
  ]
}

/** The least that the schema lets in: many of them fit into a body. */
function makeSmallest(schema: TSchema): unknown {
  const bounds: TSchema & { minItems?: number; minLength?: number; minimum?: number } = schema
  if (Type.IsObject(schema)) {
    const { properties, required } = schema as TObject & { required?: string[] }
    return Object.fromEntries(
      (required ?? []).map((name) => [name, makeSmallest(properties[name] ?? Type.Unknown())]),
    )
  }
  if (Type.IsArray(schema))
    return Array.from({ length: bounds.minItems ?? 0 }, () => makeSmallest(schema.items))
  return Type.IsString(schema)
    ? 'x'.repeat(bounds.minLength ?? 0)
    : makeLargest({ ...schema, maximum: bounds.minimum ?? 0 })
}
