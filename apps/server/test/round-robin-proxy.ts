import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { listenOnLoopback } from './listen-on-loopback.ts'

export interface RoundRobinProxy extends AsyncDisposable {
  readonly address: string
  /** Sends to it in its turn, until it fails or is taken out. */
  add(upstream: string): void
  /** Sends no more to it; resolves when what it has been sent is answered. */
  takeOut(upstream: string): Promise<void>
}

/**
 * The least that a balancer does: one after another, and no more to one that has failed. It repeats nothing by itself
 * and tells every failure (502), so a test can count what the customers see.
 */
export async function startRoundRobinProxy(): Promise<RoundRobinProxy> {
  const upstreams: string[] = []
  const underWay = new Map<string, Set<Promise<unknown>>>()
  const remove = (upstream: string): void => {
    const at = upstreams.indexOf(upstream)
    if (at >= 0) upstreams.splice(at, 1)
  }

  function forward(incoming: IncomingMessage, answer: ServerResponse): void {
    const upstream = upstreams.shift()
    if (upstream === undefined) {
      answer.writeHead(502).end()
      return
    }
    upstreams.push(upstream)
    const requests = underWay.get(upstream) ?? new Set()
    underWay.set(upstream, requests)
    const ended = once(answer, 'close').finally(() => requests.delete(ended))
    requests.add(ended)
    const fail = (): void => {
      remove(upstream)
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end()
    }
    const { method, headers, url = '/' } = incoming
    // A connection each, as a proxy's default is: none is kept that the server is about to close.
    const outgoing = request(new URL(url, upstream), { method, headers, agent: false }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers)
      from.on('error', fail)
      from.pipe(answer)
    })
    outgoing.on('error', fail)
    incoming.pipe(outgoing)
  }

  const { url, close } = await listenOnLoopback(createServer(forward))
  return {
    address: url,
    add: (upstream) => upstreams.push(upstream),
    takeOut: async (upstream) => {
      remove(upstream)
      for (const ended of underWay.get(upstream) ?? []) await ended
    },
    [Symbol.asyncDispose]: close,
  }
}
