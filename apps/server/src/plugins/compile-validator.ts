import type { FastifySchemaCompiler } from 'fastify'
import { type TObject, type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { keepByObject } from '#keep-by-object.ts'
import { listProblems } from '#plugins/list-problems.ts'

type Converter = (value: unknown) => unknown

const asIs: Converter = (value) => value

/** Routes share schemas, so each is compiled once. */
const getCompiled = keepByObject((schema: TSchema) => Compile(schema))

/**
 * Reads numbers of addresses, which arrive as texts. Bodies are not converted. A text that is not wholly a number stays
 * a text and is refused. TypeBox's own conversion would read the id 1 out of `1.5`.
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
