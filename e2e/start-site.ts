import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** A file name of the build in a document, a script, a style or the worker's list. */
const namedFile = /(?<=(?:\bassets|\.)\/)([\w-]+)\.(js|css|woff2)/g
const ownVersion = /"[\w-]{10}"/

/**
 * A proxy between browser and server. After a release it serves the same storefront as another version: every file
 * has a new name, and the old ones are gone. It can be told to be silent.
 */
export async function startSite(target: string) {
  let version = 1
  let isSilent = false

  const handle = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (isSilent) return
    const { method, url = '/' } = incoming
    const [, asked = '1'] = /^\/assets\/[^/]+\.v(\d+)\.\w+$/.exec(url) ?? []
    if (url.startsWith('/assets/') && asked !== String(version)) {
      outgoing.writeHead(404).end()
      return
    }
    const path = url.replace(/^(\/assets\/.+)\.v\d+(\.\w+)$/, '$1$2')
    const headers = version === 1 ? incoming.headers : withoutConditions(incoming.headers)
    const passed = request(`${target}${path}`, { method, headers }, (answer) => {
      const isCode = /html|javascript|css/.test(answer.headers['content-type'] ?? '')
      if (version > 1 && isCode) void sendRenamed(answer, outgoing, version)
      else {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      }
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  }

  const proxy = createServer(handle)
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    release: () => (version += 1),
    keepSilent: () => {
      isSilent = true
    },
    speak: () => {
      isSilent = false
    },
    stop: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}

/** Without conditions, so that the whole text is answered. */
function withoutConditions(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' }
}

async function sendRenamed(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  version: number,
): Promise<void> {
  const { 'content-length': _, ...headers } = answer.headers
  const text = (await answer.setEncoding('utf8').toArray()).join('')
  outgoing.writeHead(answer.statusCode ?? 502, headers)
  const isWorker = text.includes('skipWaiting')
  const renamed = text.replaceAll(namedFile, `$1.v${version}.$2`)
  outgoing.end(isWorker ? renamed.replace(ownVersion, `"version ${version}"`) : renamed)
}
