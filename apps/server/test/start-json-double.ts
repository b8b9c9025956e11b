import { createServer, type IncomingHttpHeaders } from 'node:http'
import { json } from 'node:stream/consumers'
import { listenOnLoopback } from './listen-on-loopback.ts'

export interface JsonDouble extends AsyncDisposable {
  readonly url: string
  /** What was asked, oldest first. */
  readonly requests: { readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: unknown }[]
}

/** A foreign server that answers every call with the same JSON and remembers what it was asked. */
export async function startJsonDouble(answer: unknown, status = 200): Promise<JsonDouble> {
  const requests: JsonDouble['requests'] = []
  const server = createServer((request, response) => {
    const read = request.method === 'POST' ? json(request) : Promise.resolve(undefined)
    void read.then((body) => {
      requests.push({ url: request.url ?? '', headers: request.headers, body })
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  const { url, close } = await listenOnLoopback(server)
  return { url, requests, [Symbol.asyncDispose]: close }
}
