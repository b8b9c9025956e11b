import type { FastifyInstance } from 'fastify'
import { refuse } from '#errors.ts'
import { isCrowded } from '#plugins/crowded-json.ts'

/** Shorter bodies are parsed faster than they are scanned. */
const scannedFrom = 8 * 1024

/** The framework's JSON parser behind a cheap look at large bodies. */
export function registerJsonBodies(app: FastifyInstance): void {
  // A prototype in a body is an attack, not a field to drop silently.
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isExpensive(String(body))) done(refuse('request.invalid'))
    else parse(request, String(body), done)
  })
}

export function isExpensive(text: string): boolean {
  return text.length > scannedFrom && isCrowded(text)
}
