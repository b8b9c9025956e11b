import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLoopback } from './listen-on-loopback.ts'

export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** The body as it came. */
  readonly text: string
  readonly form: Readonly<Record<string, string>>
}

/** `hang` never answers, `drop` breaks the connection. */
export type DoubleAnswer =
  | { readonly status?: number; readonly body: unknown }
  | { readonly status?: number; readonly text: string }
  | 'hang'
  | 'drop'

export interface VendorDouble extends AsyncDisposable {
  readonly url: string
  /** What the product sent, in order. */
  readonly seen: SeenRequest[]
}

/**
 * A vendor on a port of its own, which answers what the test says and remembers what it was asked. Its answer may wait
 * for what the test does meanwhile.
 */
export async function startVendorDouble(
  answer: (request: SeenRequest) => DoubleAnswer | Promise<DoubleAnswer>,
): Promise<VendorDouble> {
  const seen: SeenRequest[] = []
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing))

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = incoming
    const body = await text(incoming)
    const form = Object.fromEntries(new URLSearchParams(body))
    const request = { method, path: url, headers, text: body, form }
    seen.push(request)
    const said = await answer(request)
    if (said === 'hang') return
    if (said === 'drop') {
      incoming.socket.destroy()
      return
    }
    outgoing.writeHead(said.status ?? 200, { 'content-type': 'application/json' })
    outgoing.end('text' in said ? said.text : JSON.stringify(said.body))
  }

  const { url, close } = await listenOnLoopback(server)
  return { url, seen, [Symbol.asyncDispose]: close }
}
