import type { FastifySchemaCompiler } from 'fastify'
import { type TObject, type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { keepByObject } from '#keep-by-object.ts'
import { listProblems } from '#plugins/list-problems.ts'

type Converter = (value: unknown) => unknown

const asIs: Converter = (value) => value

/** Once for a schema: a second application in the process has the same. */
const getCompiled = keepByObject((schema: TSchema) => Compile(withKeySets(schema)))

/**
 * Addresses are texts, so their numbers are read here; bodies are taken as they are. A text that is not wholly a
 * number stays one and is refused: TypeBox's own conversion would make the dish 1 out of `1.5`.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = getCompiled(schema)
  const convert = httpPart === 'body' || !Type.IsObject(schema) ? asIs : toObjectConverter(schema)
  return (value: unknown) => {
    const converted = convert(value)
    return compiled.Check(converted)
      ? { value: converted }
      : { error: listProblems(schema, converted, isValid) }
  }
}

function isValid(schema: TSchema, value: unknown): boolean {
  return getCompiled(schema).Check(value)
}

/** Where a field is optional TypeBox holds every key against a regular expression, which is felt in a cart of ten lines. */
function withKeySets(schema: TSchema): TSchema {
  if (Type.IsArray(schema)) return { ...schema, items: withKeySets(schema.items) }
  if (!Type.IsObject(schema)) return schema
  const { additionalProperties, ...open }: TObject & { additionalProperties?: unknown } = schema
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([name, field]) => [name, withKeySets(field)]),
  )
  if (additionalProperties !== false) return { ...schema, properties }
  return Type.Refine({ ...open, properties }, hasOnly(new Set(Object.keys(properties))))
}

function hasOnly(names: ReadonlySet<string>): (value: object) => boolean {
  return (value) => {
    for (const name of Object.keys(value)) if (!names.has(name)) return false
    return true
  }
}

function toObjectConverter({ properties }: TObject): Converter {
  const converters = Object.entries(properties).flatMap(([name, schema]) => {
    const convert = toConverter(schema)
    return convert === asIs ? [] : [{ name, convert }]
  })
  if (converters.length === 0) return asIs
  return (value) => {
    const given: Record<string, unknown> = { ...(value as object) }
    for (const { name, convert } of converters) {
      if (given[name] !== undefined) given[name] = convert(given[name])
    }
    return given
  }
}

function toConverter(schema: TSchema): Converter {
  if (Type.IsInteger(schema)) return toNumberBy(/^-?\d{1,15}$/)
  if (Type.IsNumber(schema)) return toNumberBy(/^-?\d{1,15}(\.\d{1,20})?$/)
  if (!Type.IsArray(schema)) return asIs
  const convert = toConverter(schema.items)
  return (value) => (Array.isArray(value) ? value.map(convert) : value)
}

function toNumberBy(form: RegExp): Converter {
  return (value) => (typeof value === 'string' && form.test(value) ? Number(value) : value)
}
