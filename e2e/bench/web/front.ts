import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const toBrotli = promisify(brotliCompress)

/** An empty page of the same host, on which the browser's storage is filled. */
export const blankPath = '/-/blank'

export interface Front {
  readonly url: string
  /** From now on `path` answers this page, compressed as the server compresses its own. */
  put: (path: string, html: string) => Promise<void>
  close: () => Promise<void>
}

/** Stands before the server and passes everything on, so that a page of ours and its static twin take the same way. */
export async function openFront(serverUrl: string): Promise<Front> {
  const pages = new Map<string, Buffer>()
  const server = createServer((asked, answer) => {
    const page = pages.get(asked.url ?? '')
    if (page !== undefined) {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      answer.end(page)
      return
    }
    const passed = request(new URL(asked.url ?? '/', serverUrl), {
      method: asked.method,
      headers: asked.headers,
    })
    passed.on('response', (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    // A page that is closed leaves its stream of events: nobody waits for the rest.
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const put = async (path: string, html: string) => {
    pages.set(path, await toBrotli(html))
  }
  await put(blankPath, '<!doctype html><title>blank</title>')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    put,
    close: () => closeServer(server),
  }
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)))
  })
}
