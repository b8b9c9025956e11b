import fastJson, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'

/** The schema as it stands in the contract. */
export const compileSerializer: FastifySerializerCompiler<object> = ({ schema }) => fastJson(schema as Schema)
