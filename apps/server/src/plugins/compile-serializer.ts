import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import { keepByObject } from '#keep-by-object.ts'

const getSerializer = keepByObject((schema: object) => fastJson(schema))

/** One writer for one schema: a refusal looks alike on every route, and a second application in the process has the same answers. */
export const compileSerializer: FastifySerializerCompiler<object> = ({ schema }) => getSerializer(schema)
