import { errorStatuses, type ErrorCode } from '@lavash/rulebook/site/error-codes'
import type { TSchema } from 'typebox'
import { callErrorCodes, type Call, type CallAnswer } from '#call.ts'
import { calls } from '#calls.ts'
import { orderExample, orderEventExample } from '#examples/order-examples.ts'
import { makeErrorExample } from '#examples/error-examples.ts'
import { toJson, toJsonSchema, toReferencedSchema, type JsonObject } from '#json-schema.ts'
import { nouns } from '#nouns.ts'
import { toOpenApiParameters } from '#openapi-parameters.ts'

export interface OpenApiOptions {
  readonly version: string
  readonly serverUrl?: string
}

/** The OpenAPI 3.1 document of all rows. Equal rows give the same document, byte for byte. */
export function makeOpenApiDocument({ version, serverUrl = '/' }: OpenApiOptions): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const [name, call] of Object.entries<Call>(calls)) {
    const path = call.path.replaceAll(/:([A-Za-z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: toOperation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lavash',
      version,
      description:
        'Online food ordering for restaurants. Amounts are integers in minor units, times are ISO 8601 with offset, array query parameters are joined by commas, refusals are always a list of errors.',
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(Object.values<Call>(calls).map((call) => call.part))].map((name) => ({ name })),
    paths,
    webhooks: { orderChanged: { post: orderWebhook() } },
    components: {
      schemas: Object.fromEntries([...nouns].map(([title, schema]) => [title, toJsonSchema(schema)])),
      securitySchemes: {
        access: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Access token' },
        refresh: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Refresh token' },
        staff: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-lavash-staff',
          description: 'Session of a person of the staff',
        },
        device: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-lavash-device',
          description: 'Paired device of a venue',
        },
      },
    },
  }
}

function toOperation(name: string, call: Call): JsonObject {
  return {
    operationId: name,
    tags: [call.part],
    summary: call.summary,
    ...(call.description !== undefined && { description: call.description }),
    security: call.auth === 'none' ? [] : [{ [call.auth]: [] }],
    // The role and the scope that the server's plugin enforces.
    ...(call.staff && { 'x-staff': toJson(call.staff) }),
    parameters: toOpenApiParameters(call),
    ...(call.body && { requestBody: toRequestBody(call.body, call) }),
    responses: { ...toAnswers(call), ...toErrorAnswers(call) },
  }
}

function toRequestBody(body: TSchema, call: Call): JsonObject {
  const content = { schema: toReferencedSchema(body), example: toJson(call.example.body) }
  return { required: true, content: { [call.bodyMediaType ?? 'application/json']: content } }
}

function toAnswers(call: Call): JsonObject {
  return Object.fromEntries(
    Object.entries(call.answers).map(([status, answer]) => [
      status,
      { description: answer.description, ...toContent(answer) },
    ]),
  )
}

function toContent({ schema, mediaType, example }: CallAnswer): JsonObject {
  if (!schema && mediaType === undefined) return {}
  const media = {
    ...(schema && { schema: toReferencedSchema(schema) }),
    ...(example !== undefined && { example: toJson(example) }),
  }
  return { content: { [mediaType ?? 'application/json']: media } }
}

function toErrorAnswers(call: Call): JsonObject {
  const byStatus = Map.groupBy(callErrorCodes(call), (code) => errorStatuses[code])
  const answers: JsonObject = {}
  for (const [status, codes] of byStatus) {
    // Keeps the status's own body, as health's 503 has.
    if (!(status in call.answers)) answers[status] = toErrorAnswer(codes)
  }
  return answers
}

function toErrorAnswer(codes: readonly ErrorCode[]): JsonObject {
  return {
    description: codes.join(', '),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorAnswer' },
        examples: Object.fromEntries(codes.map((code) => [code, { value: toJson(makeErrorExample(code)) }])),
      },
    },
  }
}

function orderWebhook(): JsonObject {
  const example = {
    type: 'order.status',
    timestamp: orderEventExample.at,
    data: { order: orderExample, event: orderEventExample },
  }
  return {
    summary: 'An order was placed, moved or paid',
    description: 'Signed as Standard Webhooks say: webhook-id, webhook-timestamp, webhook-signature.',
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/OrderWebhook' },
          example: toJson(example),
        },
      },
    },
    responses: { '2XX': { description: 'Taken; anything else is tried again later' } },
  }
}
