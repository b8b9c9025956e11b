import { type IncomingHttpHeaders, request } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { makeCertificate } from './certificate.ts'

const toBrotli = promisify(brotliCompress)

/** An empty page of the same host, where the browser's storage is filled. */
export const blankPath = '/-/blank'

export interface Front {
  readonly url: string
  /** The fingerprint of its key, for the browser. */
  readonly fingerprint: string
  /** Serves this page at `path`, compressed as the server compresses its own. */
  put: (path: string, html: string) => Promise<void>
  close: () => Promise<void>
}

/**
 * A proxy before the server, so that our page and its static twin take the same way as a shop on the internet: TLS
 * and HTTP/2.
 */
export async function openFront(serverUrl: string): Promise<Front> {
  const pages = new Map<string, Buffer>()
  const { key, cert, fingerprint } = makeCertificate()
  const server = createSecureServer({ key, cert }, (asked, answer) => {
    const page = pages.get(asked.url)
    if (page !== undefined) {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      answer.end(page)
      return
    }
    const passed = request(new URL(asked.url, serverUrl), {
      method: asked.method,
      headers: { ...without(asked.headers, /^:/), host: asked.authority },
    })
    passed.on('response', (answered) => {
      const headers = without(answered.headers, /^(?:connection|keep-alive|transfer-encoding)$/)
      answer.writeHead(answered.statusCode ?? 502, headers)
      answered.pipe(answer)
    })
    // A closed page leaves its event stream, so the rest is dropped.
    passed.on('error', () => answer.stream.destroy())
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
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    fingerprint,
    put,
    close: () => closeServer(server),
  }
}

function without(headers: IncomingHttpHeaders, names: RegExp): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)))
}

/** The browser is gone, and its connections with it. */
function closeServer(server: Http2SecureServer): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)))
  })
}
