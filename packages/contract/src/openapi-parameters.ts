import { locales } from '@lavash/rulebook/site/locales'
import { Type, type TObject } from 'typebox'
import type { Call } from '#call.ts'
import { toJson, toReferencedSchema, type JsonObject } from '#json-schema.ts'

type Place = 'path' | 'query' | 'header'

const acceptLanguage: JsonObject = {
  name: 'Accept-Language',
  in: 'header',
  description: `${locales.join(', ')}; the brand’s default otherwise`,
  schema: { type: 'string' },
}

export function toOpenApiParameters(call: Call): JsonObject[] {
  return [
    ...listParameters('path', call.params, call.example.params),
    ...listParameters('query', call.query, call.example.query),
    ...listParameters('header', call.headers, call.example.headers),
    acceptLanguage,
  ]
}

function listParameters(
  place: Place,
  schema: TObject | undefined,
  example: Readonly<Record<string, unknown>> | undefined,
): JsonObject[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const isRequired = place === 'path' || !Type.IsOptional(property)
    const given = toJson(example?.[name])
    return {
      name,
      in: place,
      required: isRequired,
      schema: toReferencedSchema(property),
      // Comma-separated: RFC 6570's form without explode.
      ...(place === 'query' && Type.IsArray(property) && { style: 'form', explode: false }),
      ...(given !== null && { example: given }),
    }
  })
}
