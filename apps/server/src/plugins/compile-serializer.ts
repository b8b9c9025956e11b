import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'

type Serializer = (value: unknown) => string

const compiled = new WeakMap<object, Serializer>()

/** One writer for one schema: a refusal looks alike on every route, and a second application in the process has the same answers. */
export const compileSerializer: FastifySerializerCompiler<object> = ({ schema }) => {
  const known = compiled.get(schema)
  if (known) return known
  const serialize: Serializer = fastJson(schema)
  compiled.set(schema, serialize)
  return serialize
}
