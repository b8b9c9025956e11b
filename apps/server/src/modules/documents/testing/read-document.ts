import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

export interface ReadDocument {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly html: string
  readonly title: string | undefined
  /** By name or property. The last wins. */
  readonly metas: Readonly<Record<string, string>>
  readonly canonical: string | undefined
  /** Addresses by hreflang. */
  readonly alternates: Readonly<Record<string, string>>
  readonly graph: Readonly<Record<string, unknown>> | undefined
  readonly things: readonly Readonly<Record<string, unknown>>[]
  /** The markup for readers without scripts. */
  readonly content: string
}

export interface ReadOptions {
  readonly method?: 'GET' | 'HEAD'
  readonly headers?: Readonly<Record<string, string>>
}

/** Not fetch, because fetch does not let a test choose the host. */
export async function readDocument(url: string, options: ReadOptions = {}): Promise<ReadDocument> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { ...options }, resolve)
      .on('error', reject)
      .end()
  })
  const bytes = await buffer(answer)
  const isPacked = answer.headers['content-encoding'] === 'gzip' && bytes.length > 0
  const html = (isPacked ? gunzipSync(bytes) : bytes).toString()
  const head = html.slice(0, html.indexOf('</head>'))
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  const graph = block === undefined ? undefined : (JSON.parse(block) as Record<string, unknown>)
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    html,
    title: toPlain(/<title>(.*?)<\/title>/s.exec(head)?.[1]),
    metas: Object.fromEntries(
      [...head.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)].map(
        ([, name = '', content]) => [name, toPlain(content) ?? ''],
      ),
    ),
    canonical: toPlain(/<link rel="canonical" href="([^"]*)">/.exec(head)?.[1]),
    alternates: Object.fromEntries(
      [...head.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(
        ([, hreflang = '', href]) => [hreflang, toPlain(href) ?? ''],
      ),
    ),
    graph,
    things: (graph?.['@graph'] ?? []) as Record<string, unknown>[],
    content: /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '',
  }
}

function toPlain(text: string | undefined): string | undefined {
  return text
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
