import { connect, type Socket } from 'node:net'

export interface HttpLoad {
  readonly port: number
  readonly path: string
  /** Sent with POST; without it the request is a GET. */
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly connections: number
  readonly forMs: number
}

export interface HttpFigures {
  readonly answers: number
  readonly requestsPerSecond: number
  readonly bytesPerSecond: number
}

/**
 * Asks for one address over and over on kept connections. Written on sockets, because an HTTP client costs more
 * than the server it measures: every answer to the same request has the same length, so bytes are counted.
 */
export async function measureHttp(load: HttpLoad): Promise<HttpFigures> {
  const request = toRequest(load)
  // The first answer to a request may carry more than the following ones.
  await learnLength(load.port, request)
  const answerBytes = await learnLength(load.port, request)
  let answers = 0
  let isOver = false
  const startedAt = performance.now()
  const sockets = Array.from({ length: load.connections }, () => connect(load.port, '127.0.0.1'))
  const ended = sockets.map((socket) => ask(socket))
  await new Promise((resolve) => setTimeout(resolve, load.forMs))
  isOver = true
  await Promise.all(ended)
  const seconds = (performance.now() - startedAt) / 1000
  return {
    answers,
    requestsPerSecond: answers / seconds,
    bytesPerSecond: (answers * answerBytes) / seconds,
  }

  function ask(socket: Socket): Promise<void> {
    socket.setNoDelay(true)
    let missing = answerBytes
    return new Promise((resolve, reject) => {
      socket.on('connect', () => socket.write(request))
      socket.on('error', reject)
      socket.on('data', (chunk) => {
        missing -= chunk.length
        if (missing > 0) return
        if (missing < 0) reject(new Error('An answer was longer than the first one'))
        answers += 1
        missing = answerBytes
        if (!isOver) socket.write(request)
        else {
          socket.end()
          resolve()
        }
      })
    })
  }
}

export function toRequest({
  path,
  headers = {},
  body,
}: Omit<HttpLoad, 'port' | 'connections' | 'forMs'>): string {
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`
}

function learnLength(port: number, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    let text = ''
    socket.setEncoding('latin1')
    socket.on('error', reject)
    socket.on('data', (chunk: string) => {
      text += chunk
      const end = text.indexOf('\r\n\r\n')
      if (end < 0) return
      const body = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? 0)
      if (text.length < end + 4 + body) return
      socket.destroy()
      if (/^HTTP\/1\.1 (200|304) /.test(text)) resolve(text.length)
      else reject(new Error(text.slice(0, end)))
    })
  })
}
