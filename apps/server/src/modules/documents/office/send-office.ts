import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheHeaders } from '@lavash/contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DocumentText, makeNonce, toPieces } from '#modules/documents/document-text.ts'
import { makeOfficePolicy } from '#modules/documents/office/office-policy.ts'
import { withNonce } from '#modules/documents/render-document.ts'
import { findEncoding } from '#serving/accept-encoding.ts'
import { toVary } from '#serving/send-prepared.ts'

/** Its files are sent, its code is not imported. */
export const builtOffice = join(import.meta.dirname, '../../../../..', 'office', 'dist')

export function isOfficePath(path: string): boolean {
  return path === '/office' || path.startsWith('/office/')
}

const notBuiltPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lavash</title>
<h1>The office is not built yet</h1><p>The API answers. Start with <code>npm start</code> from the root, which builds the office first.</p></html>`

/** Sends the office's document for each of its addresses: the app reads the address itself. */
export function makeOfficeSender(folder: string) {
  const indexFile = join(folder, 'index.html')
  let text: DocumentText | undefined

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.type('text/html; charset=utf-8').header('cache-control', cacheHeaders['no-store'])
    if (text === undefined && existsSync(indexFile)) text = toText(readFileSync(indexFile, 'utf8'))
    if (text === undefined) return reply.code(503).send(notBuiltPage)
    const nonce = makeNonce()
    const encoding = findEncoding(request.headers['accept-encoding'], ['gzip'])
    if (encoding === 'gzip') reply.header('content-encoding', encoding)
    return (
      reply
        .header('vary', toVary(reply.getHeader('vary'), 'accept-encoding'))
        .header('content-security-policy', makeOfficePolicy(nonce))
        // No sign-in window of another site ever reports back to the office.
        .header('cross-origin-opener-policy', 'same-origin')
        .header('cross-origin-resource-policy', 'same-origin')
        .header('referrer-policy', 'same-origin')
        .header('x-robots-tag', 'noindex')
        .send(encoding === 'gzip' ? await text.gzip(nonce) : text.fill(nonce))
    )
  }
}

function toText(template: string): DocumentText {
  const mark = `nonce-${randomBytes(16).toString('hex')}`
  return new DocumentText(toPieces(withNonce(template, mark).split(mark)))
}
