import type { FastifyInstance } from 'fastify'
import { refuse } from '#errors.ts'
import { isHostileJson } from '#plugins/hostile-json.ts'

/** Parsing a shorter body is faster than scanning it. */
const scannedFrom = 8 * 1024

/** The framework's JSON parser, after a cheap check of large bodies. */
export function registerJsonBodies(app: FastifyInstance): void {
  // A prototype in a body is an attack: refuse it and do not drop it silently.
  const parse = app.getDefaultJsonParser('error', 'error')
  const parseScanned = app.getDefaultJsonParser('ignore', 'ignore')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (!isLarge(text)) void parse(request, text, done)
    else if (isHostileJson(text)) done(refuse('request.invalid'))
    else void parseScanned(request, text, done)
  })
}

/** For routes that parse their body themselves. */
export function isTooExpensive(text: string): boolean {
  return isLarge(text) && isHostileJson(text)
}

function isLarge({ length }: string): boolean {
  return length > scannedFrom
}
