import type { TSchema } from 'typebox'
import { calls, type Calls } from '#calls.ts'
import { errorAnswerSchema } from '#errors.ts'
import type { Call } from '#call.ts'
import type { CallName } from '#paths.ts'

type Renamed = { params: 'params'; query: 'querystring'; headers: 'headers'; body: 'body' }

/** Keeps each row's schema types, so that a handler's request is typed without annotations. */
export type RouteSchema<Row> = {
  [Key in keyof Renamed as Key extends keyof Row ? Renamed[Key] : never]: Key extends keyof Row
    ? Row[Key]
    : never
} & { response: Record<number | '4xx' | '5xx', TSchema> }

export interface Route<Name extends CallName> {
  method: Calls[Name]['method']
  url: Calls[Name]['path']
  schema: RouteSchema<Calls[Name]>
}

/**
 * A row as a Fastify route: method, url, and a schema for each part of request and answer. Only JSON answers have a
 * schema. Handlers send pages, streams and pictures themselves.
 */
export function toRoute<Name extends CallName>(name: Name): Route<Name>
export function toRoute(name: CallName) {
  const call: Call = calls[name]
  const response: Record<string, TSchema> = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema }
  for (const [status, answer] of Object.entries(call.answers)) {
    if (answer.schema && !answer.mediaType) response[status] = answer.schema
  }
  return {
    method: call.method,
    url: call.path,
    schema: {
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.headers && { headers: call.headers }),
      ...(call.body && { body: call.body }),
      response,
    },
  }
}
