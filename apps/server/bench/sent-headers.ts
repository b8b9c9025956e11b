import type { IncomingHttpHeaders } from 'node:http'

/** Those that every server writes by itself. */
const ofEveryServer: ReadonlySet<string> = new Set(['connection', 'content-length', 'date', 'keep-alive'])

/** An answer is its headers, too: a bare server that leaves a dozen of them out does not send the same bytes. */
export function listSentHeaders(headers: IncomingHttpHeaders): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(headers).filter(([name]) => !ofEveryServer.has(name))),
  )
}
